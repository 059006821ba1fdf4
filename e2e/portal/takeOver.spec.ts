import type { Page } from '@playwright/test';
import { demoPassword, logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectTakenOver, openRendered } from '../support/screen/openRendered.ts';
import { expect, test } from '../support/test.ts';

// A mismatch between the server's HTML and the first render in the browser is an error of the page, which fails a test.

/**
 * Those without a club come first: after a club's page they show the club that was visited last. `/herroepen` has its own visit:
 * it loads a second font, which Chromium then takes from its memory for each later page, needed or not.
 */
const publicPages = [
  '/',
  '/login?redirect=%2Farabesk',
  '/gebruiksvoorwaarden',
  '/?zoek=arabesk',
  '/arabesk',
  '/p/arabesk',
  '/arabesk/cursussen',
  '/arabesk/cursussen?zoek=ballet&dag=wo',
  '/arabesk/activiteiten',
  '/arabesk/ticketverkoop',
  '/arabesk/ballet-6-8',
  '/arabesk/lentevoorstelling',
  '/arabesk/webshop',
  '/arabesk/webshop/categorie/kleding',
  '/arabesk/webshop/balletschoenen',
  '/arabesk/formulieren',
  '/arabesk/voorwaarden',
];

/** The fonts of a page by their initiator: its own link, and a stylesheet where it has signs of another file, such as brackets. */
const fontsOf: Readonly<Record<string, readonly string[]>> = {
  '/': ['link'],
  '/herroepen': ['link', 'css'],
  // With the font of the club's name.
  '/arabesk': ['link', 'css'],
  '/arabesk/cursussen': ['link'],
  '/arabesk/ballet-6-8': ['link'],
  '/arabesk/webshop': ['link'],
  '/arabesk/webshop/balletschoenen': ['link'],
  '/arabesk/formulieren': ['link'],
  '/arabesk/voorwaarden': ['link'],
};

for (const [title, pages] of [
  ['a page', publicPages],
  ['a page with rarer signs', ['/herroepen']],
] as const)
  test(`taking over ${title} repeats no request: a visitor’s browser asks for the session, few stylesheets and the fonts of its signs`, async ({
    page,
    traffic,
  }) => {
    test.slow();
    const called = new Set<string>();
    page.on('request', (request) => {
      const operation = new URL(request.url()).searchParams.get('q');
      if (operation !== null && operation !== 'render_preview') called.add(operation);
    });
    for (const path of pages) {
      await test.step(path, async () => {
        called.clear();
        await openRendered(page, path);
        await expectTakenOver(page);
        await traffic.toEnd(page);
        expect([...called], path).toEqual(['validate_auth']);
        const sent = await (await page.request.get(path)).text();
        // The page of a club with a style has the font of its name beside them (0222).
        const most = path.endsWith('/arabesk') ? 4 : 3;
        expect([...sent.matchAll(/rel="stylesheet"/g)].length, path).toBeLessThanOrEqual(most);
        const fonts = fontsOf[path];
        if (fonts) await expect.poll(() => page.evaluate(fontsLoaded), path).toEqual(fonts);
      });
    }
  });

/** The initiator of each font that the page has loaded: its own link, or a stylesheet. */
function fontsLoaded(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .flatMap(({ name, initiatorType }) => (name.endsWith('.woff2') ? [initiatorType] : []));
}

/** The storage of a browser whose person was here before, but is not logged in. */
const stored = {
  'recent-clubs': [
    { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk', city: 'Gent', color: '#b4462f' },
    { nid: 2, url: 'kompas', title: 'Avondschool Kompas', city: 'Mechelen', color: '#24635c' },
  ],
  invite: { code: 'abc', club: 'kompas', isSettled: true },
  cart: { items: { '1-12': { tariffs: [1011] } }, attempts: {} },
};

const storedPages = [
  '/arabesk',
  '/arabesk/cursussen',
  '/arabesk/webshop',
  '/arabesk/webshop/balletschoenen',
  '/arabesk/formulieren',
  '/arabesk/voorwaarden',
  '/herroepen',
];

test.describe('a browser in another time zone, with stored clubs, a cart and a typed child', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-US', colorScheme: 'dark' });

  test('takes over each public page as the server rendered it, then shows what the browser knows', async ({
    page,
  }) => {
    await store(page);
    await openRendered(page, '/');
    await expectTakenOver(page);
    const recent = page.getByRole('region', { name: 'Onlangs bezocht' });
    await expect(recent.getByRole('link', { name: 'Avondschool Kompas' })).toBeVisible();
    for (const path of storedPages) {
      await openRendered(page, path);
      await expectTakenOver(page);
    }
    await openRendered(page, '/arabesk/ballet-6-8');
    await expectTakenOver(page);
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Noor');
  });
});

async function store(page: Page): Promise<void> {
  await page.addInitScript((texts) => {
    for (const [key, value] of Object.entries(texts))
      localStorage.setItem(`clubpoort.${key}`, JSON.stringify(value));
    const child = { fname: 'Noor', birthdate: '2018-03-04' };
    sessionStorage.setItem('clubpoort.new-child', JSON.stringify(child));
  }, stored);
}

test.describe('before the scripts have loaded', () => {
  /** Holds the portal's script back. */
  async function holdScript(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/entry-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  test('a button that leads to another page looks busy and is followed, although the guard looks at this page again', async ({
    page,
  }) => {
    const letGo = await holdScript(page);
    await openRendered(page, '/de-zwaluw/kleuterturnen');
    const enrol = page.getByRole('main').getByRole('button', { name: /^Inschrijven/ });
    await enrol.click();
    await expect(enrol).toHaveCSS('opacity', '0.6');
    letGo();
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  });

  test('what is typed into the search is kept, searched for, and typed on', async ({ page }) => {
    const letGo = await holdScript(page);
    await openRendered(page, '/');
    const search = page.getByRole('searchbox');
    await search.pressSequentially('arab');
    letGo();
    await expectTakenOver(page);
    await expect(search).toBeFocused();
    await page.keyboard.type('esk');
    await expect(search).toHaveValue('arabesk');
    await expect(page.getByText('1 club gevonden')).toBeVisible();
  });

  for (const [what, files] of [
    ['the script of its screen', '**/assets/CourseRoute-*.js'],
    ['the first script', '**/assets/entry-*.js'],
  ] as const)
    test(`a page that can be read stays when ${what} does not load, and says so`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.expectError(/Failed to load resource/);
      await page.route(files, (route) => route.abort());
      await openRendered(page, '/de-zwaluw/kleuterturnen');
      const bar = page.getByRole('status').filter({ hasText: 'Niet alles op deze pagina werkt' });
      await expect(bar).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Kleuterturnen' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Praktisch' })).toBeVisible();
      await page.unroute(files);
      await bar.getByRole('link', { name: 'Vernieuw' }).click();
      await expectTakenOver(page);
      await expect(bar).toBeHidden();
    });

  test('a login that is loaded again keeps what it is for: the one without a purpose never shows', async ({
    page,
  }) => {
    await page.goto('/arabesk/ballet-6-8');
    await page.getByRole('button', { name: 'Voeg een kind toe' }).click();
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('Noor');
    await page.getByRole('textbox', { name: 'Geboortedatum' }).fill('4/3/2018');
    // The answer moves the button below it, faster than a person presses.
    await expect(page.getByText('Noor is 8 jaar: dat past')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Inschrijven/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nog even aanmelden' })).toBeVisible();
    const letGo = await holdScript(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root')).toHaveText(/Clubpoort$/);
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Nog even aanmelden' })).toBeVisible();
  });

  test('a login that is typed and sent early logs in, and no password comes into the address', async ({
    page,
  }) => {
    const letGo = await holdScript(page);
    await openRendered(page, '/login?redirect=%2Farabesk');
    const form = page.locator('form').filter({ hasText: 'Ik heb al een account' });
    await form.getByLabel('E-mailadres').fill(family);
    await form.getByLabel('Wachtwoord', { exact: true }).fill(demoPassword);
    await form.getByRole('button', { name: 'Aanmelden' }).click();
    await expect(page).toHaveURL('/login?redirect=%2Farabesk');
    letGo();
    await expect(page).toHaveURL('/arabesk');
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
  });

  test('a preview has its heading before the scripts, which draw the form below it', async ({ page }) => {
    const letGo = await holdScript(page);
    await openRendered(page, '/preview/course-form?club=1&tariff=1031');
    const heading = page.getByRole('heading', { level: 1, name: 'Voorbeeld van het inschrijvingsformulier' });
    await expect(heading).toBeVisible();
    const before = await heading.evaluate((element) => element.getBoundingClientRect().top);
    letGo();
    await expect(page.getByRole('button', { name: 'een fiscaal attest' })).toBeVisible();
    expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBe(before);
  });

  test('who may be logged in gets the shell, and not the page of a visitor', async ({ page }) => {
    await logIn(page, family);
    const letGo = await holdScript(page);
    await openRendered(page, '/arabesk');
    await expect(page.locator('#root')).toHaveText('Dansstudio Arabesk · Clubpoort');
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Aanmelden' })).toHaveCount(0);
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

interface PublicPage {
  readonly at: string;
  readonly title: string;
  /** What a visitor comes to read. */
  readonly reads: readonly (string | RegExp)[];
}

const publicPages: readonly PublicPage[] = [
  { at: '/', title: 'Zoek je club', reads: ['Dansstudio Arabesk', 'Zwemclub De Dolfijn'] },
  {
    at: '/arabesk',
    title: 'Dansstudio Arabesk',
    reads: [/Al meer dan twintig jaar/, 'Binnenkort', '+32 92345678', /Ondernemingsnummer/],
  },
  {
    at: '/arabesk/cursussen',
    title: 'Cursussen',
    reads: [/^15 resultaten$/, 'Kleuterdans', 'Salsa voor starters'],
  },
  { at: '/arabesk/activiteiten', title: 'Activiteiten', reads: [/^5 resultaten$/, /Danskamp/] },
  {
    at: '/arabesk/ticketverkoop',
    title: 'Ticketverkoop',
    reads: ['Lentevoorstelling', 'Generale repetitie'],
  },
  {
    at: '/arabesk/ballet-6-8',
    title: 'Ballet 6-8 jaar',
    reads: ['Heel seizoen', '€ 185,00', /De eerste stappen aan de barre/, 'Camille Lefèvre', 'Balletpakje'],
  },
  { at: '/arabesk/lentevoorstelling', title: 'Lentevoorstelling', reads: ['Volwassene', '€ 16,00'] },
  { at: '/arabesk/webshop', title: 'Danswinkel', reads: ['7 producten', 'Jazzschoenen', '€ 34,95'] },
  { at: '/arabesk/webshop/categorie/kleding', title: 'Kleding', reads: ['T-shirt Arabesk'] },
  {
    at: '/arabesk/webshop/balletschoenen',
    title: 'Balletschoenen',
    reads: ['vanaf € 24,50', /Zachte leren schoentjes/, 'Maat 34'],
  },
  { at: '/arabesk/formulieren', title: 'Formulieren', reads: ['Afwezigheid melden'] },
  {
    at: '/arabesk/voorwaarden',
    title: 'Voorwaarden van Dansstudio Arabesk',
    reads: [/Na de tweede les kan je kosteloos stoppen/],
  },
  { at: '/arabesk/privacy', title: 'Privacy bij Dansstudio Arabesk', reads: [/Wat we bewaren en waarom/] },
  { at: '/gebruiksvoorwaarden', title: 'Gebruiksvoorwaarden', reads: [/Clubpoort/] },
  { at: '/privacy', title: 'Privacy', reads: [/Wat we bewaren en waarom/] },
  { at: '/cookies', title: 'Cookies', reads: ['Twee cookies'] },
  { at: '/login?redirect=%2Farabesk', title: 'Aanmelden', reads: [] },
  {
    at: '/preview/course-form?club=1&tariff=1031',
    title: 'Voorbeeld van het inschrijvingsformulier',
    reads: [/Zo ziet een lid het formulier/],
  },
];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const sentence = (page: Page) => page.getByText(/^Zet JavaScript aan/);

/** Waits for a page of the server. A server that needs too long for its first page sends the shell, and has the page soon. */
async function expectRendered(page: Page, name: string): Promise<void> {
  await expect(async () => {
    if ((await page.getByRole('main').count()) === 0) await page.reload();
    await expect(title(page, name)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Addresses of nothing, whose page has status 404 and a way on. */
const missingPages = [
  { at: '/arabesk/bestaat-niet', title: 'We vinden deze pagina niet' },
  { at: '/arabesk/webshop/bestaat-niet', title: 'We vinden dit product niet' },
];

test('every public page is read without JavaScript, and says in one sentence what needs it; a missing one has a way on', async ({
  page,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.expectError(/status of 404/);
  for (const { at, title: name, reads } of publicPages) {
    await test.step(at, async () => {
      await page.goto(at);
      await expectRendered(page, name);
      for (const text of reads) await expect(main(page).getByText(text).first()).toBeVisible();
      await expect(sentence(page)).toHaveCount(1);
      await expect(sentence(page)).toBeVisible();
      await expectNothingDead(page);
    });
  }
  for (const { at, title: name } of missingPages) {
    await test.step(at, async () => {
      expect((await page.goto(at))?.status()).toBe(404);
      await expectRendered(page, name);
      await expect(main(page).getByRole('link')).toBeVisible();
    });
  }
});

test('a visitor without JavaScript searches a club, its courses and a product, and reads the terms', {
  tag: '@loop',
}, async ({ page, context }) => {
  await page.goto('/');
  await expectRendered(page, 'Zoek je club');
  await page.getByRole('searchbox').fill('arabesk');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL('/?zoek=arabesk');
  await expectRendered(page, 'Zoek je club');
  await expect(main(page).getByText('1 club gevonden')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('arabesk');
  await main(page).getByRole('link', { name: 'Dansstudio Arabesk' }).click();
  await expectRendered(page, 'Dansstudio Arabesk');

  await main(page).getByRole('link', { name: 'Cursussen', exact: true }).click();
  await expectRendered(page, 'Cursussen');
  await page.getByRole('searchbox').fill('ballet');
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL('/arabesk/cursussen?zoek=ballet');
  await expectRendered(page, 'Cursussen');
  await page.getByRole('button', { name: 'wo', exact: true }).click();
  await expect(page).toHaveURL('/arabesk/cursussen?zoek=ballet&dag=wo');
  await expectRendered(page, 'Cursussen');
  await expect(page.getByRole('button', { name: 'wo', exact: true, pressed: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Leeftijd' }).selectOption('7 jaar');
  await page.getByRole('button', { name: 'Tonen' }).click();
  await expect(page).toHaveURL('/arabesk/cursussen?zoek=ballet&dag=wo&leeftijd=7');
  await expectRendered(page, 'Cursussen');
  await main(page).getByRole('link', { name: 'Ballet 6-8 jaar' }).click();
  await expectRendered(page, 'Ballet 6-8 jaar');
  await expect(sentence(page)).toHaveText(
    'Zet JavaScript aan in je browser om jezelf of iemand van je gezin in te schrijven.',
  );
  await main(page)
    .getByText(/^Toon nog \d+ data$/)
    .click();
  await expect(main(page).locator('details li').last()).toBeVisible();

  await page.goBack();
  await expectRendered(page, 'Cursussen');
  await page.getByRole('button', { name: 'Wis filters' }).click();
  await expect(page).toHaveURL(/\/arabesk\/cursussen\??$/);
  await expectRendered(page, 'Cursussen');
  await expect(main(page).getByText('15 resultaten', { exact: true })).toBeVisible();

  await main(page).getByRole('link', { name: 'Dansstudio Arabesk' }).click();
  await expectRendered(page, 'Dansstudio Arabesk');
  await main(page).getByRole('link', { name: 'Danswinkel' }).click();
  await expectRendered(page, 'Danswinkel');
  await main(page).getByRole('link', { name: 'Jazzschoenen' }).click();
  await expectRendered(page, 'Jazzschoenen');
  await expect(sentence(page)).toHaveText('Zet JavaScript aan in je browser om iets te bestellen.');

  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Gebruiksvoorwaarden/ })
      .click(),
  ]);
  await expectRendered(terms, 'Gebruiksvoorwaarden');
});

/** Every visible button sends a form, nothing waits, and the page isn't wider than the screen. */
async function expectNothingDead(page: Page): Promise<void> {
  await expect(
    page
      .locator('button:not([type=submit]), input:not(form *), select:not(form *)')
      .filter({ visible: true }),
  ).toHaveCount(0);
  await expect(main(page).locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  const { scrollWidth, clientWidth } = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}

import type { Page } from '@playwright/test';
import { expectTakenOver, openRendered } from '../support/screen/openRendered.ts';
import { expect, test } from '../support/test.ts';

// A mismatch between the server's HTML and the first render in the browser is an error of the page, which fails a test.

/** What a browser has stored whose person was here before, but is not logged in. */
const stored = {
  'recent-clubs': [
    { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk', city: 'Gent', color: '#b4462f' },
    { nid: 2, url: 'kompas', title: 'Avondschool Kompas', city: 'Mechelen', color: '#24635c' },
  ],
  invite: { code: 'abc', club: 'kompas', isSettled: true },
  cart: { items: { '1-12': { tariffs: [1011] } }, attempts: {} },
};

const pages = [
  '/arabesk',
  '/arabesk/cursussen',
  '/arabesk/ballet-6-8',
  '/arabesk/webshop',
  '/arabesk/webshop/balletschoenen',
  '/arabesk/formulieren',
  '/arabesk/voorwaarden',
  '/herroepen',
];

test('public pages wait for three stylesheets at most, and load one font, beside them', async ({ page }) => {
  for (const path of ['/', ...pages]) {
    await openRendered(page, path);
    const sent = await (await page.request.get(path)).text();
    expect([...sent.matchAll(/rel="stylesheet"/g)].length, path).toBeLessThanOrEqual(3);
    await page.waitForLoadState('load');
    // The legal form to withdraw has brackets and dashes, whose font is another file.
    const others = path === '/herroepen' ? ['css'] : [];
    await expect.poll(() => page.evaluate(fontsLoaded), path).toEqual(['link', ...others]);
  }
});

/** The initiator of each font that the page has loaded: its own link, or a stylesheet. */
function fontsLoaded(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .flatMap(({ name, initiatorType }) => (name.endsWith('.woff2') ? [initiatorType] : []));
}

test.describe('a browser in another time zone, with stored clubs, a cart and a typed child', () => {
  test.use({ timezoneId: 'Pacific/Auckland', locale: 'en-US', colorScheme: 'dark' });

  test('takes over each public page as the server rendered it', async ({ page }) => {
    await store(page);
    for (const path of pages) {
      await openRendered(page, path);
      await expectTakenOver(page);
    }
  });

  test('takes over Home as the server rendered it, then shows the clubs of the visitor', async ({ page }) => {
    await store(page);
    await openRendered(page, '/');
    await expectTakenOver(page);
    const recent = page.getByRole('region', { name: 'Onlangs bezocht' });
    await expect(recent.getByRole('link', { name: 'Avondschool Kompas' })).toBeVisible();
  });

  test('shows the child that the visitor typed, which the server does not know', async ({ page }) => {
    await store(page);
    await openRendered(page, '/arabesk/ballet-6-8');
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

import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
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

test('a page that was rendered for a visitor stays on screen while that of the family loads', async ({
  page,
}) => {
  await logIn(page, family);
  const asked = page.waitForRequest((request) => request.url().includes('q=get_courses'));
  const answer = Promise.withResolvers<void>();
  await page.route('**/api?q=get_courses*', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await openRendered(page, '/arabesk/cursussen');
  await asked;
  await expect(page.getByRole('link', { name: 'Open training' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '15 resultaten' })).toBeVisible();
  answer.resolve();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open training' })).toBeVisible();
});

async function store(page: Page): Promise<void> {
  await page.addInitScript((texts) => {
    for (const [key, value] of Object.entries(texts))
      localStorage.setItem(`clubpoort.${key}`, JSON.stringify(value));
    const child = { fname: 'Noor', birthdate: '2018-03-04' };
    sessionStorage.setItem('clubpoort.new-child', JSON.stringify(child));
  }, stored);
}

/** Opens a page once the server has rendered it: a server that renders too slowly, such as just after its start, sends the shell. */
async function openRendered(page: Page, path: string): Promise<void> {
  const html = async () => (await page.request.get(path)).text();
  await expect.poll(html).toContain('id="pagina"');
  await page.goto(path);
}

/** Waits until React has taken over the whole page: it then keeps the props of an element on it. */
async function expectTakenOver(page: Page): Promise<void> {
  const isTakenOver = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => page.locator('main h1').evaluate(isTakenOver)).toBe(true);
}

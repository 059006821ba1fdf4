import type { Page } from '@playwright/test';
import { family } from '../support/person/registering.ts';
import { startsInBrowser } from '../support/server/serverEnvironment.ts';
import { expect, test } from '../support/test.ts';

const markup = '<img src="/x" onerror="window.hacked = true">Arabesk';

/** Puts markup into each of these fields of a response, at any depth. */
async function poison(page: Page, operation: string, fields: readonly string[]): Promise<void> {
  await page.route(`**/api?q=${operation}*`, async (route) => {
    const response = await route.fetch();
    const json: unknown = JSON.parse(await response.text(), (name, value) =>
      fields.includes(name) ? markup : value,
    );
    await route.fulfill({ response, json });
  });
}

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
  await expect(page.locator('img[src="/x"]')).toHaveCount(0);
}

test.describe('pages that start in the browser, where a test can change an answer', () => {
  test.use(startsInBrowser);

  test('row 15: markup from a club is shown as text on every screen', async ({ page }) => {
    await poison(page, 'get_club_by_url', ['title', 'description', 'city']);
    await poison(page, 'get_courses', ['title', 'description']);
    await poison(page, 'search_clubs', ['title', 'city']);
    await poison(page, 'get_forms', ['title', 'description']);
    for (const path of ['/?zoek=arabesk', '/arabesk', '/arabesk/cursussen', '/arabesk/formulieren']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByRole('main').getByText(markup).first()).toBeVisible();
      await expectHarmless(page);
    }
  });
});

test('row 39: a manipulated address never leads outside the portal or to another member', async ({
  page,
}) => {
  await page.goto(`/login?redirect=${encodeURIComponent('/\\evil.be')}`);
  await page.getByLabel('E-mailadres', { exact: true }).fill(family);
  await page.getByLabel('Wachtwoord', { exact: true }).fill('demo-wachtwoord');
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL('/dashboard');
  for (const rest of ['?ccci=;:', '?uid=12', '#999999999999999999999', '#webshop-1e9']) {
    await page.goto(`/arabesk${rest}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Els Claes/ })).toHaveCount(0);
  }
});

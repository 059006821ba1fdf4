import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const els = 'federatie@example.org';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Returns the link that a member copies, without the origin of this portal. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, els);
  await page.goto('/c/dansfederatie/lidkaart');
  await page.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByText('De link is gekopieerd.').first()).toBeVisible();
  const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  return pathname + search;
}

test('a member reads the page of the federation and opens the membership card', async ({ page }) => {
  await logIn(page, els);
  await page.goto('/c/dansfederatie');
  await expect(title(page, 'Dansfederatie Vlaanderen')).toBeVisible();
  await expect(page.getByRole('link', { name: /^https:\/\/dansfederatie/ })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Toon de lidkaarten' }).click();
  await expect(page).toHaveURL('/c/dansfederatie/lidkaart');
  await expect(title(page, 'Lidkaart Dansfederatie Vlaanderen')).toBeVisible();
  await expect(page.getByRole('img', { name: /nummer DF-2048-17$/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a signed link opens the card for a visitor, on every page of the federation', async ({
  page,
  browser,
}) => {
  const link = await copiedLink(page);
  const desk = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const visitor = await desk.newPage();
  await visitor.goto(link);
  await expect(title(visitor, 'Lidkaart Dansfederatie Vlaanderen')).toBeVisible();
  await expect(visitor.getByRole('heading', { name: 'Els Claes' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Kopieer de link' })).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Terug naar Dansfederatie Vlaanderen' }).click();
  await expect(title(visitor, 'Dansfederatie Vlaanderen')).toBeVisible();
  // The address changes after the page renders. An earlier reload would load the previous address.
  await expect(visitor).toHaveURL(/\/c\/dansfederatie\?/);
  await visitor.reload();
  await visitor.getByRole('link', { name: 'Toon de lidkaarten' }).click();
  await expect(title(visitor, 'Lidkaart Dansfederatie Vlaanderen')).toBeVisible();
  await desk.close();
});

test('a signed link logs out the current account before it shows the page', async ({ page }) => {
  const link = await copiedLink(page);
  await page.context().clearCookies();
  await logIn(page, 'beheer@example.org');
  await page.goto(link);
  await expect(title(page, 'Lidkaart Dansfederatie Vlaanderen')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Els Claes' })).toBeVisible();
  expect(
    (await page.context().cookies()).filter(({ name, value }) => name === 'auth' && value !== ''),
  ).toEqual([]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Aanmelden' })).toBeVisible();
});

test('a manipulated link shows that it is invalid and links to other pages', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/403|400/);
  const link = await copiedLink(page);
  await page.goto(link.replace('uids=12', 'uids=9'));
  await expect(title(page, 'Deze pagina kan je niet openen')).toBeVisible();
  await expect(page.getByText(/^Deze link klopt niet/)).toBeVisible();
  await expect(page.getByText('D’Hondt')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.goto('/c/dansfederatie?hash=x&uid=12&uids=alle');
  await expect(title(page, 'Deze pagina kan je niet openen')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' }).click();
  await expect(page).toHaveURL('/');
});

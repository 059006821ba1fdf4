import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
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

test('a signed link opens the pages for a visitor, and logs out another account first', async ({
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

  await logIn(visitor, 'beheer@example.org');
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Els Claes' })).toBeVisible();
  expect((await desk.cookies()).filter(({ name, value }) => name === 'auth' && value !== '')).toEqual([]);
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Aanmelden' })).toBeVisible();
  await desk.close();
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { changeClub, openEntries } from '../support/journey/portalMenus.ts';
import { fillCart } from '../support/person/fillCart.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const nextMonth = (page: Page) => page.getByRole('link', { name: /^Volgende maand/ });

async function open(page: Page, path = '/calendar'): Promise<void> {
  await logIn(page, family);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

test('what is filtered is downloaded as an agenda file', { tag: '@date' }, async ({ page }) => {
  await open(page, '/calendar?lid=2');
  const button = page.getByRole('button', { name: 'Zet in je agenda' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^kalender-\d{4}-\d{2}-01\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('SUMMARY:Jazz 12-15 jaar (Noor)');
  expect(file).not.toContain('(Lars)');
});

test('a filled cart asks no question when the calendar is filtered by another club, only on going to that club', async ({
  page,
}) => {
  await logIn(page, family);
  await page.goto('/arabesk');
  // The portal remembers the last visited club once its page is rendered.
  await expect(page.getByRole('heading', { level: 1, name: 'Dansstudio Arabesk' })).toBeVisible();
  await page.evaluate(() => {
    const selection = { uid: 1, loginUid: 1, timestamp: Date.now() };
    localStorage.setItem('clubpoort.selected-member', JSON.stringify(selection));
  });
  await fillCart(page, { club: 1, uid: 1, items: { products: { 6302: 1 } } });
  await page.goto('/calendar?weergave=lijst');
  await expect(page.getByRole('link', { name: /^Winkelmandje, 1 item/ })).toBeVisible();
  await nextMonth(page).click();
  const question = page.getByRole('dialog', { name: 'Eerst afrekenen?' });
  await chip(page, 'Turnkring De Zwaluw').click();
  await expect(page).toHaveURL(/club=de-zwaluw/);
  const gymnastics = entries(page).filter({ hasText: 'Recreatief turnen' }).first();
  await expect(gymnastics).toBeVisible();
  await expect(question).toHaveCount(0);
  await gymnastics.getByRole('link').click();
  await expect(question).toContainText('Dansstudio Arabesk');
  await expect(page).toHaveURL(/\/calendar\?/);
});

test('choosing another club in the menu filters the calendar without a reload', async ({ page }) => {
  await open(page, '/calendar');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await openEntries(page);
  await page.getByRole('button', { name: /kies een club/i }).click();
  await page.getByRole('link', { name: 'Turnkring De Zwaluw', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar\?club=de-zwaluw$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();
  await expect(chip(page, 'Turnkring De Zwaluw')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  // On other pages the menu loads the page of the club.
  await page.goto('/arabesk');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await changeClub(page, 'Turnkring De Zwaluw');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

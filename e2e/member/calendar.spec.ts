import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { changeClub, isPhone, openEntries } from '../support/journey/portalMenus.ts';
import { fillCart } from '../support/person/fillCart.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessible } from '../support/screen/expectAccessible.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const grid = (page: Page) => page.getByRole('grid', { name: /^Kalender van/ });
const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
const month = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: /^[a-z]+ \d{4}$/ });
const chip = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const nextMonth = (page: Page) => page.getByRole('link', { name: /^Volgende maand/ });
/** Returns the day (`data-day`) of the focused cell of the grid. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-day'));

async function open(page: Page, path = '/calendar'): Promise<void> {
  await logIn(page, family);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
}

test('a phone starts with the list and a desktop with the month; the address keeps the choice', async ({
  page,
}) => {
  await open(page);
  const [first, other] =
    page.viewportSize()?.width === undefined || isPhone(page) ? ['Lijst', 'Maand'] : ['Maand', 'Lijst'];
  await expect(page.getByRole('radio', { name: first })).toBeChecked();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('radio', { name: other }).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`weergave=${other?.toLowerCase()}`));
  await page.reload();
  await expect(page.getByRole('radio', { name: other })).toBeChecked();
  await expectAccessibleInBothThemes(page);
});

test('the list names the member, place and time of each session, and links to the course', async ({
  page,
}) => {
  await open(page, '/calendar?weergave=lijst');
  await nextMonth(page).click();
  await expect(page).toHaveURL(/maand=\d{4}-\d{2}/);
  const jazz = entries(page).filter({ hasText: 'Jazz 12-15 jaar' }).first();
  await expect(jazz).toContainText('18u00 – 19u15');
  await expect(jazz).toContainText('Coupure Links 112, zaal Fonteyn · Dansstudio Arabesk');
  await expect(jazz).toContainText('Noor');
  await jazz.getByRole('link').click();
  await expect(page).toHaveURL(/\/arabesk\/jazz-tieners$/);
  await page.goBack();
  await expect(jazz).toBeVisible();
});

test('filters for members and clubs are kept in the address', async ({ page }) => {
  await open(page, '/calendar?weergave=lijst');
  await nextMonth(page).click();
  await expect(entries(page).filter({ hasText: 'Lars' }).first()).toBeVisible();
  await chip(page, 'Noor').click();
  await expect(page).toHaveURL(/lid=2/);
  await expect(entries(page).filter({ hasText: 'Lars' })).toHaveCount(0);
  await chip(page, 'Lars').click();
  await expect(entries(page).filter({ hasText: 'Lars' }).first()).toBeVisible();
  await chip(page, 'Turnkring De Zwaluw').click();
  await expect(page).toHaveURL(/club=de-zwaluw/);
  await expect(entries(page).filter({ hasText: 'Noor' })).toHaveCount(0);
  await page.reload();
  await expect(chip(page, 'Turnkring De Zwaluw')).toHaveAttribute('aria-pressed', 'true');
  await expect(entries(page).filter({ hasText: 'Recreatief turnen' }).first()).toBeVisible();
  await chip(page, 'Lars').click();
  await expect(
    page
      .getByText('Met deze filters vinden we niets. Wis ze om alles te zien.')
      .or(page.getByText(/^De eerstvolgende les is/))
      .or(page.getByText('Ook daarna'))
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Wis filters' }).first().click();
  await expect(page).not.toHaveURL(/lid=|club=/);
  await expect(entries(page).filter({ hasText: 'Noor' }).first()).toBeVisible();
});

test('the days of the month are reached by keyboard alone', async ({ page }) => {
  await open(page, '/calendar?weergave=maand&maand=2026-12&dag=2026-12-15');
  await expect(month(page)).toHaveText('december 2026');
  const stops = grid(page).getByRole('button');
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1);
  await grid(page).locator('[tabindex="0"]').focus();
  expect(await focused(page)).toBe('2026-12-15');
  for (const [key, day] of [
    ['ArrowRight', '2026-12-16'],
    ['ArrowDown', '2026-12-23'],
    ['Home', '2026-12-21'],
    ['End', '2026-12-27'],
    ['ArrowUp', '2026-12-20'],
    ['ArrowLeft', '2026-12-19'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe(day);
  }
  await page.keyboard.press('PageDown');
  await expect(month(page)).toHaveText('januari 2027');
  await expect.poll(() => focused(page)).toBe('2027-01-19');
  await expect(page).toHaveURL(/maand=2027-01/);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(month(page)).toHaveText('november 2026');
  await expect.poll(() => focused(page)).toBe('2026-11-19');
  // Arrow keys also cross the end of a month.
  for (let week = 0; week < 2; week += 1) await page.keyboard.press('ArrowDown');
  await expect(month(page)).toHaveText('december 2026');
  await expect.poll(() => focused(page)).toBe('2026-12-03');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/dag=2026-12-03/);
  await expect(page.getByRole('gridcell', { selected: true })).toHaveAccessibleName(
    /^donderdag 03 december 2026/,
  );
  await expect(page.getByRole('heading', { level: 3, name: 'donderdag 03 december 2026' })).toBeVisible();
  await expect(stops).toHaveCount(35);
});

test('a day names its number of lessons and lists them below; today is marked', async ({ page }) => {
  await open(page, '/calendar?weergave=maand');
  await expect(grid(page).locator('[aria-current="date"]')).toHaveCount(1);
  await nextMonth(page).click();
  const filled = grid(page)
    .getByRole('gridcell', { name: /, [23] lessen$/ })
    .first();
  await filled.getByRole('button').click();
  await expect(page).toHaveURL(/dag=\d{4}-\d{2}-\d{2}/);
  const name = (await filled.locator('button > span').first().textContent()) ?? '';
  const [day = '', lessons = ''] = name.split(', ');
  const section = page.getByRole('region', { name: day });
  await expect(section.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveCount(
    Number.parseInt(lessons, 10),
  );
  await expectAccessibleInBothThemes(page);
});

test('what is filtered is downloaded as an agenda file', async ({ page }) => {
  await open(page, '/calendar?lid=2');
  const button = page.getByRole('button', { name: 'Zet in je agenda' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^kalender-\d{4}-\d{2}-01\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain('SUMMARY:Jazz 12-15 jaar (Noor)');
  expect(file).not.toContain('(Lars)');
});

test('an empty month names the next month with sessions', async ({ page }) => {
  await open(page, '/calendar?weergave=lijst&maand=2019-07');
  await expect(page.getByRole('heading', { name: 'Niets gepland in juli 2019' })).toBeVisible();
  await expect(page.getByText(/^De eerstvolgende les is op /)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Naar [a-z]+$/ })
    .last()
    .click();
  await expect(entries(page).first()).toBeAttached();
});

test('an invalid address shows the current month', async ({ page }) => {
  await open(page, '/calendar?maand=2026-99&dag=gisteren&lid=noor&weergave=x');
  await expect(page.getByRole('link', { name: 'Naar vandaag' })).toHaveCount(0);
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

test('an address that calendar programs follow is made, renewed and removed', async ({ page }) => {
  await open(page, '/calendar');
  await page.getByRole('button', { name: 'Maak een agenda-adres' }).click();
  const follow = page.getByRole('link', { name: 'Volg in je agenda' });
  await expect(follow).toHaveAttribute('href', /^webcal:\/\/localhost.*\/api\/agenda\/[\w-]{43}\.ics$/);
  const first = String(await follow.getAttribute('href')).replace('webcal', 'http');
  const read = async () => (await page.request.get(first)).status();
  expect(await read()).toBe(200);

  await page.getByRole('button', { name: 'Vernieuw het adres' }).click();
  const renewing = page.getByRole('dialog', { name: 'Een nieuw adres maken?' });
  await renewing.getByRole('button', { name: 'Behoud dit adres' }).click();
  expect(await read()).toBe(200);
  await page.getByRole('button', { name: 'Vernieuw het adres' }).click();
  await renewing.getByRole('button', { name: 'Vernieuw het adres' }).click();
  await expect(renewing).toHaveCount(0);
  expect(await read()).toBe(404);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Verwijder het adres' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder het adres' }).click();
  await expect(page.getByRole('button', { name: 'Maak een agenda-adres' })).toBeVisible();
});

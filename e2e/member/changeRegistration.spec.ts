import type { Page } from '@playwright/test';
import { callDirectly, enrolNewAccount } from '../support/person/enrolNewAccount.ts';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const arabesk = 1;
const ballet = 1091;
/** Ballet for half a year: one place is left, and it is offered to An. */
const halfYear = 1102;

const own = (page: Page) => page.getByRole('region', { name: 'Mijn inschrijvingen' });
const course = (page: Page, name: string) => own(page).getByRole('link', { name, exact: true });
const change = (page: Page) => own(page).getByRole('button', { name: /^Wissel van groep/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Naar welke groep gaat Nele Janssens?' });
const option = (page: Page, name: RegExp) => dialog(page).getByRole('radio', { name });

async function open(page: Page) {
  const account = await enrolNewAccount(page);
  await page.goto('/dashboard');
  await expect(course(page, 'Ballet voor volwassenen, starters')).toBeVisible();
  return account;
}

test('a parent moves to a cheaper day by keyboard, and sees what that means for the invoice', async ({
  page,
}) => {
  await open(page);
  await change(page).focus();
  await page.keyboard.press('Enter');
  const dearer = option(page, /^Ballet voor volwassenen, gevorderden do 20u00 tot 21u30 .*€\s20,00 meer/);
  await expect(dearer).toBeVisible();
  await expect(option(page, /^Hedendaags voor volwassenen wo 19u30 tot 21u00 .*Zelfde prijs/)).toBeVisible();
  // A confirmation without a choice says what is missing.
  await dialog(page).getByRole('button', { name: 'Wissel van groep' }).press('Enter');
  await expect(dialog(page).getByRole('alert')).toHaveText('Kies eerst een groep.');
  await dearer.focus();
  await page.keyboard.press('Space');
  await expect(dialog(page).getByText(/^Er komt €\s20,00 bij op de kostennota\.$/)).toBeVisible();
  await expect(
    dialog(page).getByRole('button', { name: /^Wissel met betalingsverplichting · €\s20,00$/ }),
  ).toBeVisible();
  await option(page, /^Jazz voor volwassenen .*€\s30,00 minder/).check();
  await expect(dialog(page).getByText(/^Je hoeft €\s30,00 niet meer te betalen\.$/)).toBeVisible();
  await expect(
    dialog(page).getByText('De plaats bij Ballet voor volwassenen, starters gaat naar iemand anders.'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole('button', { name: 'Wissel naar Jazz voor volwassenen' }).press('Enter');
  await expect(
    page.getByRole('log').getByText('Nele Janssens is nu ingeschreven voor Jazz voor volwassenen.'),
  ).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(course(page, 'Jazz voor volwassenen')).toBeVisible();
  await expect(course(page, 'Ballet voor volwassenen, starters')).toHaveCount(0);
  await own(page).getByRole('link', { name: 'Bekijk de kostennota' }).click();
  await expect(
    page.getByText('Gewisseld van Ballet voor volwassenen, starters naar Jazz voor volwassenen'),
  ).toBeVisible();
  await expect(page.getByText(/€\s195,00/).first()).toBeVisible();
});

test('a parent who wants to stop finds the other groups first', async ({ page }) => {
  await open(page);
  await own(page)
    .getByRole('button', { name: /^Stoppen/ })
    .click();
  await page.getByRole('button', { name: 'Naar een andere dag of groep' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(course(page, 'Ballet voor volwassenen, starters')).toBeVisible();
});

test('a parent keeps the old group when somebody else takes the last place meanwhile', async ({
  page,
  browser,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource/);
  // An no longer waits, so that her place is free for all.
  await logIn(page, family);
  await page.request.post('/api?q=leave_waiting_list', { data: { club: arabesk, uid: 1, tariff: halfYear } });
  await open(page);
  await change(page).click();
  const last = option(page, /^Ballet voor volwassenen, gevorderden .*Halfjaar.*Nog 1 plaats/);
  await last.check();
  const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await elsewhere.newPage();
  const { uid } = await enrolNewAccount(other);
  const move = async (from: number, tariff: number, difference: number) => {
    const { result } = await (await other.request.get('/api?q=get_registrations')).json();
    const found = result.registrations.find((one: { tariff: { nid: number } }) => one.tariff.nid === from);
    const request = { club: arabesk, uid, registration: found.id, tariff, difference };
    await callDirectly(other.request, 'change_registration', request);
  };
  await move(ballet, halfYear, -90);
  await dialog(page)
    .getByRole('button', { name: /^Wissel naar/ })
    .click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'intussen volzet' })).toContainText(
    'Nele Janssens blijft ingeschreven voor Ballet voor volwassenen, starters.',
  );
  await expect(last).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Nee, Nele Janssens blijft' }).click();
  await expect(course(page, 'Ballet voor volwassenen, starters')).toBeVisible();
  // The place comes free again, for the next run on this server.
  await move(halfYear, ballet, 90);
  await elsewhere.close();
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { logIn } from '../support/person/logIn.ts';
import { addToFamily, bornYearsAgo, newPassword, registerNewAccount } from '../support/person/newAccount.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page, name = 'Jouw gegevens') => page.getByRole('region', { name });
const password = (page: Page) => page.getByRole('dialog').getByLabel('Je wachtwoord', { exact: true });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profiel');
  await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Nele');
}

test('the export of personal data downloads as a zip after the password is given', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/422/);
  await registerNewAccount(page);
  await addToFamily(page, { fname: 'Fien', lname: 'Janssens', birthdate: bornYearsAgo(8) });
  await openProfile(page);
  await card(page).getByRole('button', { name: 'Download je gegevens' }).click();
  await expect(page.getByRole('dialog', { name: 'Download je gegevens' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, 'Download');
  await expect(page.getByText('Vul je wachtwoord in.')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await password(page).fill('iets anders');
  await press(page, 'Download');
  await expect(page.getByText('Wachtwoord komt niet overeen met account')).toBeVisible();
  await expect(password(page)).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await password(page).fill(newPassword);
  const file = page.waitForEvent('download');
  await password(page).press('Enter');
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^mijn-gegevens-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('log').getByText('Je gegevens zijn gedownload.')).toBeVisible();
  const entries = unzipSync(await readFile(await saved.path()));
  const text = (name: string) => strFromU8(entries[name] ?? new Uint8Array());
  expect(Object.keys(entries)).toEqual(['LEESMIJ.txt', 'gegevens.json']);
  expect(text('LEESMIJ.txt')).toContain('Fien Janssens');
  expect(JSON.parse(text('gegevens.json')).profile.map(({ fname }: { fname: string }) => fname)).toEqual([
    ...['Nele', 'Fien'],
  ]);
});

test('erasing a family member leaves the other members unchanged', async ({ page }) => {
  await registerNewAccount(page);
  for (const fname of ['Fien', 'Stan'])
    await addToFamily(page, { fname, lname: 'Janssens', birthdate: bornYearsAgo(8) });
  await openProfile(page);
  await page.getByRole('button', { name: 'Fien', pressed: false }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Fien' })).toBeVisible();
  // Unsaved changes to an erased member do not open the question about leaving.
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Janssens-Maes');
  await card(page, 'Gegevens van Fien').getByRole('button', { name: 'Verwijder Fien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verwijder Fien' });
  await expect(dialog.getByText('Alles over Fien Janssens')).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Dit verdwijnt', 'Dit blijft bewaard']);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await card(page, 'Gegevens van Fien').getByRole('button', { name: 'Verwijder Fien' }).press('Enter');
  await password(page).fill(newPassword);
  await press(page, 'Verwijder Fien');
  await expect(page.getByRole('log').getByText('De gegevens van Fien zijn verwijderd.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Nele' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Van wie is het profiel?' }).getByRole('button')).toHaveText([
    'Nele',
    'Stan',
  ]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('Janssens-Maes');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Van wie is het profiel?' }).getByRole('button')).toHaveText([
    'Nele',
    'Stan',
  ]);
});

test('erasing an account clears the device and makes a login impossible', async ({
  page,
  portal,
  consoleGuard,
}) => {
  consoleGuard.expectError(/401/);
  const mail = await registerNewAccount(page);
  await openProfile(page);
  await page.getByRole('textbox', { name: 'Achternaam' }).fill('Iets anders');
  await card(page).getByRole('button', { name: 'Verwijder je account' }).click();
  await expect(page.getByRole('dialog').getByText('Niets.', { exact: true })).toBeVisible();
  await password(page).fill(newPassword);
  await press(page, 'Verwijder je account');
  const farewell = page.getByRole('dialog', { name: 'Je account is verwijderd' });
  await expect(farewell).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(await stored()).toEqual([]);
  await farewell.getByRole('button', { name: 'Naar de startpagina' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Aanmelden' }).first()).toBeVisible();
  await newestMail({ to: mail, about: /De gegevens van Nele zijn verwijderd/ }, portal.dataFolder);

  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText('Wachtwoord komt niet overeen met account')).toBeVisible();
});

test('erasing an account with an open invoice is refused and leads to the invoice', async ({ page }) => {
  await logIn(page, 'federatie@example.org');
  await page.goto('/profiel');
  await card(page).getByRole('button', { name: 'Verwijder je account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verwijder je account' });
  await expect(dialog.getByRole('heading', { name: 'Er staat nog iets open' })).toBeVisible();
  await expect(password(page)).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await dialog
    .getByRole('link', { name: /^Kostennota KN-/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Kostennota KN-/ })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
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

test('a family downloads its data as a zip, and erases one member without a change for the others', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/422/);
  await registerNewAccount(page);
  for (const fname of ['Fien', 'Stan'])
    await addToFamily(page, { fname, lname: 'Janssens', birthdate: bornYearsAgo(8) });
  const members = page.getByRole('group', { name: 'Van wie is het profiel?' }).getByRole('button');

  await test.step('downloads the data after the password is given', async () => {
    await openProfile(page);
    await card(page).getByRole('button', { name: 'Download je gegevens' }).click();
    await expect(page.getByRole('dialog', { name: 'Download je gegevens' })).toBeVisible();
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
    const { profile } = JSON.parse(text('gegevens.json'));
    expect(profile.map(({ fname }: { fname: string }) => fname)).toEqual(['Nele', 'Fien', 'Stan']);
  });

  await test.step('erases a member', async () => {
    await page.getByRole('button', { name: 'Fien', pressed: false }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Fien' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wijzig wachtwoord' })).toBeHidden();
    // Unsaved changes to an erased member do not open the question about leaving.
    await page.getByRole('textbox', { name: 'Achternaam' }).fill('Janssens-Maes');
    await card(page, 'Gegevens van Fien').getByRole('button', { name: 'Verwijder Fien' }).click();
    const dialog = page.getByRole('dialog', { name: 'Verwijder Fien' });
    await expect(dialog.getByText('Alles over Fien Janssens')).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Dit verdwijnt',
      'Dit blijft bewaard',
    ]);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await card(page, 'Gegevens van Fien').getByRole('button', { name: 'Verwijder Fien' }).press('Enter');
    await password(page).fill(newPassword);
    await press(page, 'Verwijder Fien');
    await expect(page.getByRole('log').getByText('De gegevens van Fien zijn verwijderd.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Nele' })).toBeVisible();
    await expect(members).toHaveText(['Nele', 'Stan']);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('Janssens-Maes');
    await page.reload();
    await expect(members).toHaveText(['Nele', 'Stan']);
  });
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
  await page.getByLabel('E-mailadres', { exact: true }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page.getByText('Wachtwoord komt niet overeen met account')).toBeVisible();
});

import type { Page } from '@playwright/test';
import { newPassword, registerNewAccount } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => page.getByRole('log').getByText('Het profiel is bewaard.');

async function openProfile(page: Page, name = 'Nele'): Promise<void> {
  await page.goto('/profiel');
  await expect(page.getByRole('heading', { level: 1, name: `Profiel van ${name}` })).toBeVisible();
  await expect(field(page, 'Voornaam')).toHaveValue(name);
  // The cards below the form have their content, so that none of them moves under a click.
  await expect(page.getByRole('region', { name: 'E-mail van je clubs' })).toContainText(`Zodra ${name}`);
  await expect(page.getByRole('region', { name: 'Waar je aangemeld bent' })).toContainText('Dit toestel');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bewaar profiel' }).click();
}

test('a profile is saved, asks about unsaved changes on leaving, and shows the same answers when it is opened again', async ({
  page,
}) => {
  const mail = await registerNewAccount(page);
  await openProfile(page);
  await page.getByRole('radio', { name: 'Vrouw' }).check();
  await field(page, 'Tweede e-mailadres').fill(mail.toUpperCase());
  await save(page);
  await expect(page.getByText('Mag niet zelfde zijn als primair e-mailadres').last()).toBeVisible();
  await expect(page).toHaveTitle(/^Fout: /);

  await field(page, 'Tweede e-mailadres').fill('papa@example.org');
  await field(page, 'Straat').fill('Coupure Links');
  await field(page, 'Huisnummer').fill('112');
  await page.getByRole('combobox', { name: 'Postcode' }).fill('9000');
  await page.getByRole('combobox', { name: 'Postcode' }).press('Tab');
  await expect(page.getByRole('combobox', { name: 'Gemeente' })).toHaveValue('Gent');
  const addMember = page.getByRole('link', { name: 'Voeg een gezinslid toe' }).first();
  const question = page.getByRole('dialog', { name: 'Je wijzigingen zijn nog niet bewaard' });
  await addMember.click();
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Blijf hier' }).click();
  await expect(page).toHaveURL('/profiel');
  await save(page);
  await expect(saved(page)).toBeVisible();

  // A saved form asks nothing when somebody leaves it.
  await addMember.click();
  await expect(page).toHaveURL(/gezinslid-toevoegen/);
  await page.goBack();
  // The previous screen has a field with this name too, so the heading tells when the profile is back.
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Nele' })).toBeVisible();
  await field(page, 'Achternaam').fill('Iets anders');
  await addMember.click();
  await question.getByRole('button', { name: 'Ga verder zonder te bewaren' }).click();
  await expect(page).toHaveURL(/gezinslid-toevoegen/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Nele' })).toBeVisible();
  await expect(field(page, 'Achternaam')).toHaveValue('Janssens');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Vrouw' })).toBeChecked();
  await expect(field(page, 'Tweede e-mailadres')).toHaveValue('papa@example.org');
  await expect(field(page, 'Straat')).toHaveValue('Coupure Links');
});

test('a session that ends during typing keeps the draft, and the login returns to the profile', async ({
  page,
  traffic,
  consoleGuard,
}) => {
  consoleGuard.expectError(/401/);
  const mail = await registerNewAccount(page);
  await openProfile(page);
  await field(page, 'Achternaam').fill('Peeters-Janssens');
  // All reads of the screen are answered first, so that the save is the first refused call.
  await traffic.toEnd(page);
  await page.context().clearCookies();
  await save(page);
  await expect(page).toHaveURL('/login?redirect=%2Fprofiel');
  await expect(page.getByRole('status').filter({ hasText: 'Wat je al invulde, is bewaard' })).toBeVisible();
  await page.getByLabel('E-mailadres', { exact: true }).fill(mail);
  await password(page, 'Wachtwoord').fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL('/profiel');
  await expect(field(page, 'Achternaam')).toHaveValue('Peeters-Janssens');
  await expect(page.getByText('Concept hersteld')).toBeVisible();
});

test('a profile changes the password, which ends the other sessions, and then ends all of them', async ({
  page,
  browser,
  baseURL,
}) => {
  const mail = await registerNewAccount(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const login = async (secret: string) =>
    (await elsewhere.request.post('/api?q=login', { data: { mail, password: secret } })).status();
  await openProfile(page);
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  await expect(password(page, 'Huidig wachtwoord')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await password(page, 'Huidig wachtwoord').fill(newPassword);
  await password(page, 'Nieuw wachtwoord').fill('mijn derde wachtwoord');
  await password(page, 'Herhaal je nieuwe wachtwoord').fill('mijn derde wachtwoord');
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByRole('log').getByText('Je wachtwoord is gewijzigd.')).toBeVisible();
  expect(await login(newPassword)).toBe(401);
  expect(await login('mijn derde wachtwoord')).toBe(200);

  await page.reload();
  const devices = page.getByRole('region', { name: 'Waar je aangemeld bent' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Overal afmelden' }).click();
  const question = page.getByRole('dialog', { name: 'Overal afmelden?' });
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Overal afmelden' }).click();
  await expect(page.getByRole('link', { name: 'Aanmelden' }).first()).toBeVisible();
  expect((await elsewhere.request.get('/api?q=get_sessions')).status()).toBe(401);
  await elsewhere.close();
});

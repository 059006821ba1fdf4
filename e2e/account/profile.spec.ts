import type { Page } from '@playwright/test';
import { testStart } from '#tests/support/clock/testStart.ts';
import { logIn } from '../support/person/logIn.ts';
import { addToFamily, bornYearsAgo, newPassword, registerNewAccount } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const saved = (page: Page) => page.getByRole('log').getByText('Het profiel is bewaard.');

async function openProfile(page: Page, name = 'Nele'): Promise<void> {
  await page.goto('/profiel');
  await expect(page.getByRole('heading', { level: 1, name: `Profiel van ${name}` })).toBeVisible();
  await expect(field(page, 'Voornaam')).toHaveValue(name);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bewaar profiel' }).click();
}

test('a saved profile shows the same answers after it is opened again', async ({ page }) => {
  const mail = await registerNewAccount(page);
  await openProfile(page);
  await expectAccessibleInBothThemes(page);
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
  await save(page);
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Vrouw' })).toBeChecked();
  await expect(field(page, 'Tweede e-mailadres')).toHaveValue('papa@example.org');
  await expect(field(page, 'Straat')).toHaveValue('Coupure Links');
});

test('the profile asks for no national number', async ({ page }) => {
  await registerNewAccount(page, { birthdate: '1993-05-18' });
  await openProfile(page);
  await expect(page.getByText(/rijksregisternummer/i)).toHaveCount(0);
});

test('a failed save keeps the typed answers, and leaving asks for confirmation', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/Failed to load resource/);
  await registerNewAccount(page);
  await openProfile(page);
  await field(page, 'Achternaam').fill('Janssens-Maes');
  await page.route('**/api?q=save_profile', (route) => route.fulfill({ status: 500, body: '' }));
  await save(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Wat je invulde, staat er nog.' })).toBeVisible();
  await expect(field(page, 'Achternaam')).toHaveValue('Janssens-Maes');
  await expectAccessibleInBothThemes(page);

  await page.getByRole('link', { name: 'Voeg een gezinslid toe' }).first().click();
  const question = page.getByRole('dialog', { name: 'Je wijzigingen zijn nog niet bewaard' });
  await expect(question).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Blijf hier' }).click();
  await expect(page).toHaveURL('/profiel');
  await expect(field(page, 'Achternaam')).toHaveValue('Janssens-Maes');

  await page.unroute('**/api?q=save_profile');
  await save(page);
  await expect(saved(page)).toBeVisible();
  // A saved form asks nothing when somebody leaves it.
  await page.getByRole('link', { name: 'Voeg een gezinslid toe' }).first().click();
  await expect(page).toHaveURL(/gezinslid-toevoegen/);
  await page.goBack();
  // The previous screen has a field with this name too, so the heading tells when the profile is back.
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Nele' })).toBeVisible();
  await field(page, 'Achternaam').fill('Iets anders');
  await page.getByRole('link', { name: 'Voeg een gezinslid toe' }).first().click();
  await question.getByRole('button', { name: 'Ga verder zonder te bewaren' }).click();
  await expect(page).toHaveURL(/gezinslid-toevoegen/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Nele' })).toBeVisible();
  await expect(field(page, 'Achternaam')).toHaveValue('Janssens-Maes');
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
  await expect(page.getByRole('region', { name: 'E-mail van je clubs' })).toContainText('Zodra Nele');
  await expect(page.getByRole('region', { name: 'Waar je aangemeld bent' })).toContainText('Dit toestel');
  await traffic.toEnd(page);
  await page.context().clearCookies();
  await save(page);
  await expect(page).toHaveURL('/login?redirect=%2Fprofiel');
  await page.getByLabel('E-mailadres').fill(mail);
  await password(page, 'Wachtwoord').fill(newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Aanmelden' }).click();
  await expect(page).toHaveURL('/profiel');
  await expect(field(page, 'Achternaam')).toHaveValue('Peeters-Janssens');
  await expect(page.getByText('Concept hersteld')).toBeVisible();
});

test('each family member has a button that opens their profile', async ({ page }) => {
  await registerNewAccount(page);
  await addToFamily(page, { fname: 'Noor', lname: 'Janssens', birthdate: bornYearsAgo(8) });
  await openProfile(page);
  await page
    .getByRole('group', { name: 'Van wie is het profiel?' })
    .getByRole('button', { name: 'Noor' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel van Noor' })).toBeVisible();
  await expect(field(page, 'Voornaam')).toHaveValue('Noor');
  await expect(page.getByRole('button', { name: 'Wijzig wachtwoord' })).toBeHidden();
});

test('a password change requires the old password', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/40\d|422/);
  const mail = await registerNewAccount(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  await expect(password(page, 'Huidig wachtwoord')).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await password(page, 'Huidig wachtwoord').fill('verkeerd');
  await password(page, 'Nieuw wachtwoord').fill('mijn derde wachtwoord');
  await password(page, 'Herhaal je nieuwe wachtwoord').fill('mijn derde wachtwoord');
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByText('Wachtwoord komt niet overeen met account').last()).toBeVisible();
  await expect(password(page, 'Huidig wachtwoord')).toBeFocused();
  await expect(password(page, 'Nieuw wachtwoord')).toHaveValue('mijn derde wachtwoord');
  await password(page, 'Huidig wachtwoord').fill(newPassword);
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  await expect(page.getByRole('log').getByText('Je wachtwoord is gewijzigd.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wijzig wachtwoord' })).toBeFocused();

  const login = (secret: string) =>
    page.request.post('/api?q=login', { data: { mail, password: secret } }).then((answer) => answer.status());
  expect(await login(newPassword)).toBe(401);
  expect(await login('mijn derde wachtwoord')).toBe(200);
});

test('an added family member is selected on the page that opened the form', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/40\d|422/);
  const mail = await registerNewAccount(page);
  await page.goto('/arabesk/cursussen?zoek=jazz');
  await page.getByRole('button', { name: /kies gezinslid/i }).click();
  await page.getByRole('link', { name: 'Voeg een gezinslid toe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gezinslid toevoegen' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field(page, 'Voornaam').fill('Łukasz');
  await field(page, 'Achternaam').fill('Janssens');
  await field(page, 'Geboortedatum').fill(`02/01/${testStart.getFullYear() - 8}`);
  await field(page, 'E-mailadres').fill(mail);
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(
    page.getByText('Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid').last(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field(page, 'E-mailadres').fill('');
  await page.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(page).toHaveURL('/arabesk/cursussen?zoek=jazz');
  await expect(page.getByRole('log').getByText('Łukasz is toegevoegd aan je gezin.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Łukasz Janssens, kies gezinslid' })).toBeVisible();
});

test('preferences for club mails are set per member and per address', async ({ page }) => {
  await logIn(page, 'federatie@example.org');
  await page.goto('/profiel');
  const card = page.getByRole('region', { name: 'E-mail van je clubs' });
  const dolfijn = card.getByRole('group', { name: 'Zwemclub De Dolfijn' });
  const messages = dolfijn.getByRole('checkbox', {
    name: 'Berichten over lessen en activiteiten naar federatie@example.org',
  });
  const newsletter = dolfijn.getByRole('checkbox', { name: 'Nieuwsbrief naar federatie@example.org' });
  await expect(messages).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const [wantsMessages, wantsNewsletter] = [await messages.isChecked(), await newsletter.isChecked()];
  await messages.setChecked(!wantsMessages);
  await newsletter.setChecked(!wantsNewsletter);
  await card.getByRole('button', { name: 'Bewaar voorkeuren' }).click();
  await expect(page.getByRole('log').getByText('De voorkeuren zijn bewaard.')).toBeVisible();
  await page.reload();
  await expect(messages).toBeChecked({ checked: !wantsMessages });
  await expect(newsletter).toBeChecked({ checked: !wantsNewsletter });
});

test('a member without a club reads when there will be preferences to set', async ({ page }) => {
  await registerNewAccount(page);
  await openProfile(page);
  await expect(page.getByRole('region', { name: 'E-mail van je clubs' })).toContainText(
    'Zodra Nele lid is van een club',
  );
});

test('a profile lists the active sessions and ends all of them', async ({ page, browser, baseURL }) => {
  const mail = await registerNewAccount(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  const login = { mail, password: newPassword };
  expect((await other.request.post('/api?q=login', { data: login })).status()).toBe(200);
  await page.goto('/profiel');
  const devices = page.getByRole('region', { name: 'Waar je aangemeld bent' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('Dit toestel, aangemeld op');
  await devices.getByRole('button', { name: 'Overal afmelden' }).click();
  const question = page.getByRole('dialog', { name: 'Overal afmelden?' });
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Blijf aangemeld' }).click();
  await expect(question).toBeHidden();
  await devices.getByRole('button', { name: 'Overal afmelden' }).click();
  await question.getByRole('button', { name: 'Overal afmelden' }).click();
  await expect(page.getByRole('link', { name: 'Aanmelden' }).first()).toBeVisible();
  await other.goto('/profiel');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('a common password is refused at its field', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/422/);
  await registerNewAccount(page);
  await openProfile(page);
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click();
  await password(page, 'Huidig wachtwoord').fill(newPassword);
  await password(page, 'Nieuw wachtwoord').fill('wachtwoord');
  await password(page, 'Herhaal je nieuwe wachtwoord').fill('wachtwoord');
  await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click();
  const field = password(page, 'Nieuw wachtwoord');
  await expect(field).toHaveAccessibleDescription(/Dit wachtwoord is makkelijk te raden/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

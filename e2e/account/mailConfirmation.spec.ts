import type { Page } from '@playwright/test';
import { logInByHand } from '../support/journey/portalMenus.ts';
import { mailedLink } from '../support/person/mailedLink.ts';
import { newPassword, registerNewAccount, uniqueMail } from '../support/person/newAccount.ts';
import { newestMail } from '../support/person/newestMail.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { unfoldBanner } from '../support/screen/unfoldBanner.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const line = 'Bevestig je e-mailadres';
const banner = (page: Page) => page.getByText('Open de link in de mail aan');
const confirm = (page: Page) => page.getByRole('button', { name: 'Bevestig je e-mailadres' });
const path = '/e-mail-bevestigen';

test('a new account is asked to confirm its address, by a mailed link that requires a login and works once', async ({
  page,
  portal,
  consoleGuard,
}) => {
  consoleGuard.expectError(/410/);
  const mail = await registerNewAccount(page);
  await page.goto('/arabesk');
  await unfoldBanner(page, line);
  await expect(banner(page)).toContainText(mail);
  await expectAccessibleInBothThemes(page);
  const first = await mailedLink({ to: mail, path }, portal.dataFolder);
  await page.getByRole('button', { name: 'Stuur de mail opnieuw' }).click();
  await expect(page.getByRole('log').getByText('De mail is onderweg.')).toBeVisible();
  await expect
    .poll(async () => (await mailedLink({ to: mail, path }, portal.dataFolder)).search)
    .not.toBe(first.search);

  const link = await mailedLink({ to: mail, path }, portal.dataFolder);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(link.pathname + link.search);
  await expect(page).toHaveURL(/\/login\?/);
  await logInByHand(page, mail, newPassword);
  await expect(page).toHaveURL(path);
  await expectAccessibleInBothThemes(page);
  await confirm(page).click();
  const done = page.getByRole('status').filter({ hasText: 'Je e-mailadres is bevestigd' });
  await expect(done).toContainText(mail);
  await expectAccessibleInBothThemes(page);
  await page.goto('/arabesk');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await page.goto(link.pathname + link.search);
  await confirm(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'al gebruikt of verlopen' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a new address is refused when another account has it, requires the password, and replaces the old one when the mailed link is opened', async ({
  page,
  portal,
  consoleGuard,
}) => {
  consoleGuard.expectError(/422/);
  const old = await registerNewAccount(page);
  const wanted = uniqueMail();
  await page.goto('/profiel');
  await expect(field(page, 'Voornaam')).toHaveValue('Nele');
  const dialog = page.getByRole('dialog', { name: 'Je e-mailadres wijzigen?' });
  const password = dialog.getByLabel('Je wachtwoord', { exact: true });
  await field(page, 'E-mailadres').fill('ouder@example.org');
  await page.getByRole('button', { name: 'Bewaar profiel' }).click();
  await password.fill(newPassword);
  await dialog.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Dit e-mailadres is reeds in gebruikt', { exact: false }).last()).toBeVisible();
  await expect(field(page, 'E-mailadres')).toBeFocused();

  await field(page, 'E-mailadres').fill(wanted);
  await page.getByRole('button', { name: 'Bewaar profiel' }).click();
  await expect(dialog).toContainText(wanted);
  await expect(dialog).toContainText(`Tot dan blijft ${old} je adres.`);
  await expectAccessibleInBothThemes(page);

  // Cancelling keeps the typed address and shows no message.
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await expect(field(page, 'E-mailadres')).toHaveValue(wanted);
  await page.getByRole('button', { name: 'Bewaar profiel' }).click();
  await password.fill('een verkeerd wachtwoord');
  await dialog.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(dialog.getByText('Wachtwoord komt niet overeen met account')).toBeVisible();
  await password.fill(newPassword);
  await dialog.getByRole('button', { name: 'Stuur de link' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: `Bevestig ${wanted}` })).toContainText(old);
  await expect(field(page, 'E-mailadres')).toHaveValue(old);
  await expectAccessibleInBothThemes(page);
  await newestMail({ to: old, about: /Je vroeg een ander e-mailadres aan/ }, portal.dataFolder);

  const link = await mailedLink({ to: wanted, path }, portal.dataFolder);
  await page.goto(link.pathname + link.search);
  await confirm(page).click();
  await expect(page.getByText(`Vanaf nu meld je je aan met ${wanted}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Naar je profiel' }).click();
  await expect(field(page, 'E-mailadres')).toHaveValue(wanted);
});

import type { Page } from '@playwright/test';
import { bornYearsAgo, newPassword, uniqueMail } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expectTakenOver } from '../support/screen/openRendered.ts';
import { expect, test } from '../support/test.ts';

const who = (page: Page) => page.getByRole('group', { name: 'Voor wie?' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const enrol = (page: Page) => page.getByRole('button', { name: /^Inschrijven/ });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The birthdate of a child of this age, as a person types it. */
const born = (years: number) => bornYearsAgo(years).split('-').toReversed().join('/');

test('a visitor types a child, makes an account and comes back to the same course with that child', async ({
  page,
}) => {
  await page.goto('/arabesk/kleuterdans');
  await who(page).getByRole('button', { name: 'Voeg een kind toe' }).click();
  await expect(field(page, 'Voornaam')).toBeFocused();
  await field(page, 'Voornaam').fill('Emma');
  await field(page, 'Geboortedatum').fill(born(4));
  await expect(page.getByText('Emma is 4 jaar: dat past')).toBeVisible();
  await expect(field(page, 'Achternaam')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('radio', { name: /Heel seizoen/ }).check();
  await enrol(page).click();

  await expect(title(page, 'Nog even aanmelden')).toBeVisible();
  await expect(page.getByText('Om Emma in te schrijven voor Kleuterdans.')).toBeVisible();
  // The account is the parent's. The child that was typed is not asked again.
  await expect(page.getByText('Vul hier jezelf in. Emma staat straks klaar bij de cursus.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await field(page, 'Voornaam').fill('Sofie');
  await field(page, 'Achternaam').fill('De Smet');
  await field(page, 'Geboortedatum').fill('02/01/1988');
  await field(page, 'Je e-mailadres').fill(uniqueMail());
  await page.getByLabel('Kies een wachtwoord', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: 'Maak een account aan' }).click();

  await expect(title(page, 'Kleuterdans')).toBeVisible();
  await expect(page).toHaveURL(/\/arabesk\/kleuterdans\/\d+$/);
  await expect(field(page, 'Voornaam')).toHaveValue('Emma');
  await expect(field(page, 'Achternaam')).toHaveValue('De Smet');
  await expect(page.getByRole('radio', { name: /Heel seizoen/ })).toBeChecked();
  await enrol(page).click();
  await expect(title(page, 'Winkelmandje')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Emma De Smet' })).toContainText('Kleuterdans');
});

test('without a connection a visitor stays on the course, reads why no child can be added, and goes on once it is back', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/arabesk/kleuterdans');
  // The scripts load after the first paint, so an idle network alone doesn't say that they are there.
  await expectTakenOver(page);
  await page.waitForLoadState('networkidle');
  const add = who(page).getByRole('button', { name: 'Voeg een kind toe' });
  await context.setOffline(true);
  await add.click();
  await expect(who(page).getByRole('alert')).toContainText('Kijk je verbinding na');
  await expect(title(page, 'Kleuterdans')).toBeVisible();
  await context.setOffline(false);
  await add.click();
  await expect(field(page, 'Voornaam')).toBeFocused();
  await expect(who(page).getByRole('alert')).toHaveCount(0);
});

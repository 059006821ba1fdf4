import { enrolNewAccount } from '../support/person/enrolNewAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('a parent moves to a cheaper day by keyboard, and finds the change on the invoice', async ({ page }) => {
  await enrolNewAccount(page);
  await page.goto('/dashboard');
  const own = page.getByRole('region', { name: 'Mijn inschrijvingen' });
  await own.getByRole('button', { name: /^Wissel van groep/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Naar welke groep gaat Nele Janssens?' });
  await dialog.getByRole('radio', { name: /^Jazz voor volwassenen .*€\s30,00 minder/ }).check();
  await expect(dialog.getByText(/^Je hoeft €\s30,00 niet meer te betalen\.$/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Wissel naar Jazz voor volwassenen' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(own.getByRole('link', { name: 'Jazz voor volwassenen', exact: true })).toBeVisible();
  await own.getByRole('link', { name: 'Bekijk de kostennota' }).click();
  await expect(
    page.getByText('Gewisseld van Ballet voor volwassenen, starters naar Jazz voor volwassenen'),
  ).toBeVisible();
  await expect(page.getByText(/€\s195,00/).first()).toBeVisible();
});

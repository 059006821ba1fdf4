import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('a parent reports an absence, takes it back, and asks the club to stop', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/dashboard');
  const noor = page
    .getByRole('region', { name: 'Mijn inschrijvingen' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Noor', exact: true }) });
  await noor.getByRole('button', { name: /^Meld afwezig op .*Jazz/ }).click();
  await expect(noor.getByText(/^Afwezig gemeld op/)).toBeVisible();
  await noor.getByRole('button', { name: /^Toch aanwezig op .*Jazz/ }).click();
  await expect(noor.getByText(/^Afwezig gemeld op/)).toHaveCount(0);

  await noor.getByRole('button', { name: /^Stoppen .*Jazz/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Stopt Noor Peeters met Jazz 12-15 jaar?' });
  await dialog.getByRole('textbox', { name: 'Waarom stopt Noor Peeters?' }).fill('Te ver');
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole('button', { name: 'Vraag het aan de club' }).click();
  await expect(noor.getByText(/^Je vroeg de club op/)).toBeVisible();
});

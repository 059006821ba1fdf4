import { testStart } from '#tests/support/clock/testStart.ts';
import { bornYearsAgo, registerNewAccount } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const year = testStart.getFullYear();

test('a minor names a new guardian by keyboard alone, who becomes the owner of the account', async ({
  page,
}) => {
  await registerNewAccount(page, { fname: 'Jonas', lname: 'Maes', birthdate: bornYearsAgo(14) });
  await page.goto('/arabesk');
  const dialog = page.getByRole('dialog', { name: 'Wie is je ouder of voogd?' });
  const first = dialog.getByRole('textbox', { name: 'Voornaam van je ouder of voogd' });
  const minor = page.getByRole('button', { name: 'Jonas Maes, kies gezinslid' });
  await expect(first).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Gegevens van voogd/ouder zijn niet juist ingevuld')).toBeVisible();
  await expect(first).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await page.keyboard.type('Hilde');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Maes');
  await page.keyboard.press('Tab');
  await page.keyboard.type(`1/2/${year - 45}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('470 12 34 56');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nieuwe voogd/ouder is toegevoegd')).toBeVisible();
  await expect(dialog).toBeHidden();
  await minor.click();
  await expect(page.getByRole('button', { name: 'Hilde Maes' })).toBeVisible();
  await page.reload();
  await expect(minor).toBeVisible();
  await expect(dialog).toBeHidden();
});

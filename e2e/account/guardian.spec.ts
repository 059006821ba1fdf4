import { testStart } from '#tests/support/clock/testStart.ts';
import { bornYearsAgo, registerNewAccount, uniqueMail } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { unfoldBanner } from '../support/screen/unfoldBanner.ts';
import { expect, test } from '../support/test.ts';

const year = testStart.getFullYear();

test('a minor asks a new guardian by keyboard alone, and may ask again', { tag: '@date' }, async ({
  page,
}) => {
  await registerNewAccount(page, { fname: 'Jonas', lname: 'Maes', birthdate: bornYearsAgo(14) });
  await page.goto('/arabesk');
  const dialog = page.getByRole('dialog', { name: 'Wie is je ouder of voogd?' });
  const first = dialog.getByRole('textbox', { name: 'Voornaam van je ouder of voogd' });
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
  await page.keyboard.press('Tab');
  const mail = uniqueMail();
  await page.keyboard.type(mail);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(`De mail naar ${mail} is onderweg.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await unfoldBanner(page, 'Hilde Maes moet nog ja zeggen');
  await expect(page.getByText(`We vroegen Hilde Maes (${mail}) als je ouder of voogd.`)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('button', { name: 'Vraag opnieuw of iemand anders' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await expect(first).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Vraag opnieuw of iemand anders' })).toBeFocused();
});

import { logIn } from '../support/person/logIn.ts';
import { uniqueSurname } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('a manager registers a grandparent without an address at the desk, paid in cash, and notes something about the person (8 taps, 10 fields)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const lname = uniqueSurname();
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/leden');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Schrijf iemand in' }).click();
  await main.getByRole('textbox', { name: 'Voornaam' }).fill('Maria');
  await main.getByRole('textbox', { name: 'Achternaam' }).fill(lname);
  await main.getByLabel(/^Geboortedatum/).fill('1958-02-03');
  await main
    .getByRole('combobox', { name: 'Cursus en tarief' })
    .selectOption({ label: 'Hedendaags voor volwassenen: Heel seizoen' });
  await expectAccessibleInBothThemes(page);
  await main.getByRole('button', { name: 'Bekijk de prijs' }).click();
  await expect(main.getByRole('heading', { name: 'Prijs' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

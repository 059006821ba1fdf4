import { chooseAtDesk } from '../support/journey/chooseAtDesk.ts';
import { logIn } from '../support/person/logIn.ts';
import { uniqueSurname } from '../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

test('a manager registers a grandparent without an address at the desk, paid in cash (7 taps, 5 fields)', async ({
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
  await chooseAtDesk(page, /^Hedendaags voor volwassenen: Heel seizoen · .+ · € 225,00/);
  await main.getByRole('button', { name: 'Bekijk de prijs' }).click();
  const form = main.locator('form').last();
  await form.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('Rita');
  await form.getByRole('textbox', { name: /Op welk nummer/ }).fill('471654321');
  await form.getByRole('radio', { name: 'Nee' }).check();
  await form.getByRole('checkbox', { name: /Ik kom op tijd/ }).check();
  await form.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
  await form.getByText('Betaalt nu cash').click();
  await expectAccessibleInBothThemes(page);
  await form.getByRole('button', { name: /^Schrijf in · € 225,00/ }).click();
  await expect(page.getByText(`Maria ${lname} is ingeschreven.`)).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Hedendaags voor volwassenen' })).toContainText(
    'Ingeschreven',
  );
  await expect(main.getByRole('listitem').filter({ hasText: /^KN-/ })).toContainText('Betaald');
  await expectAccessibleInBothThemes(page);
});

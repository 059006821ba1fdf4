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

test('a secretary finds who is there already, puts a child on the waiting list of a full course, and prints the confirmation (8 taps, 5 fields)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const lname = uniqueSurname();
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/leden?zoek=Noor+Peeters');
  const main = page.getByRole('main');
  const row = main.getByRole('listitem').filter({ hasText: 'Noor Peeters' });
  // The people of the demo grow older.
  const [day = ''] = /\d\d\/\d\d\/\d{4}/.exec(await row.innerText()) ?? [];
  const noorsBirthdate = day.split('/').reverse().join('-');
  await page.goto('/arabesk/beheer/leden?balie=nieuw');
  const typed = async (fname: string, surname: string, birthdate: string) => {
    await main.getByRole('textbox', { name: 'Voornaam' }).fill(fname);
    await main.getByRole('textbox', { name: 'Achternaam' }).fill(surname);
    await main.getByLabel(/^Geboortedatum/).fill(birthdate);
  };

  await test.step('somebody whom the club knows is a link to that person', async () => {
    await typed('Noor', 'Peeters', noorsBirthdate);
    await expect(main.getByText(/^Niet aan de balie: .*Tango voor koppels/)).toBeVisible();
    await chooseAtDesk(page, /^Hiphop kids: Heel seizoen · .+ · volzet$/);
    await main.getByRole('button', { name: 'Bekijk de prijs' }).click();
    const notice = main.getByRole('alert').filter({ hasText: 'Deze persoon is er al' });
    await expect(notice.getByRole('link', { name: `Noor Peeters, geboren op ${day}` })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Schrijf Noor Peeters in' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  await test.step('a full course offers the waiting list', async () => {
    await typed('Jef', lname, '2017-05-06');
    await main.getByRole('button', { name: 'Bekijk de prijs' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'is volzet' })).toBeVisible();
    await main.getByRole('button', { name: 'Zet op de wachtlijst' }).click();
    await expect(main.getByText(/^Een plaats op de wachtlijst kost niets\./)).toBeVisible();
    const form = main.locator('form').last();
    await form.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('Rita');
    await form.getByRole('textbox', { name: /Op welk nummer/ }).fill('471654321');
    await form.getByRole('radio', { name: 'Nee' }).check();
    await form.getByRole('checkbox', { name: /Ik kom op tijd/ }).check();
    await form.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
    await expectAccessibleInBothThemes(page);
    await form.getByRole('button', { name: 'Zet op de wachtlijst' }).click();
    await expect(page.getByText(`Jef ${lname} staat op de wachtlijst.`)).toBeVisible();
  });

  await test.step('the confirmation is a PDF', async () => {
    await expectAccessibleInBothThemes(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Bevestiging als pdf' }).first().click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Bevestiging van je inschrijving – Jef ${lname}.pdf`);
  });
});

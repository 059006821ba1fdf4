import type { Page } from '@playwright/test';
import { managementParts } from '../../support/journey/openPart.ts';
import { logIn } from '../../support/person/logIn.ts';
import { uniqueSurname } from '../../support/person/newAccount.ts';
import { expectAccessibleInBothThemes } from '../../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const follow = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).click();

test('a secretary reads members from a spreadsheet, corrects one, and merges who came in twice (10 taps, 2 fields)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const lname = uniqueSurname();
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer/leden');

  await test.step('tries the file first, and leaves out the row that is wrong', async () => {
    await follow(page, 'Lees een rekenblad in');
    const rows = [`Rik;${lname};5/4/2016`, `Riek;${lname};5/4/2016`, `Wie;${lname};1/1/2099`];
    await main(page)
      .getByLabel('Bestand')
      .setInputFiles({
        ...{ name: 'leden.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(['Voornaam;Familienaam;Geboortedatum', ...rows].join('\n')),
      });
    await press(page, 'Kijk het bestand na');
    await expect(main(page).getByText(`Rij 4, Wie ${lname}: `)).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await main(page).getByRole('checkbox', { name: 'Laat de rijen weg die niet kloppen' }).check();
    await press(page, 'Lees 2 personen in');
    await expect(page.getByText('2 personen ingelezen.')).toBeVisible();
  });

  await test.step('finds one of them, and corrects the name', async () => {
    await main(page).getByRole('searchbox').fill(lname);
    await expect(main(page).getByRole('status')).toHaveText('2 personen');
    await expectAccessibleInBothThemes(page);
    await follow(page, `Riek ${lname}`);
    await press(page, 'Verbeter naam of geboortedatum');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Voornaam' }).fill('Rik');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Bewaar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Rik ${lname}` })).toBeVisible();
  });

  await test.step('merges the two records, and sees first what happens', async () => {
    await press(page, 'Voeg samen met een ander dossier');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Het andere dossier' }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Bekijk wat er gebeurt' }).click();
    await expect(dialog.getByText('Niemand heeft een account, dus dit gebeurt meteen.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Voeg samen', exact: true }).click();
    await expect(page.getByText('Er is nu één dossier.')).toBeVisible();
    await page.goto(`/arabesk/beheer/leden?${new URLSearchParams({ zoek: lname })}`);
    await expect(main(page).getByRole('status')).toHaveText('1 persoon');
  });
});

test('a secretary places somebody from the waiting list, moves a child, and prints the list of the new group (15 taps, 2 fields)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await logIn(page, 'beheer@example.org');
  await page.goto('/arabesk/beheer');

  await test.step('gives the free place to the person for whom it is kept', async () => {
    await follow(page, 'Ballet voor volwassenen, gevorderden');
    await follow(page, 'An Peeters');
    await follow(page, 'Geef deze persoon een plaats');
    const form = main(page).locator('form').last();
    await form.getByRole('textbox', { name: 'Wie mogen we bellen?' }).fill('Rita');
    await form.getByRole('textbox', { name: /Op welk nummer/ }).fill('471654321');
    await form.getByRole('radio', { name: 'Nee' }).check();
    await form.getByRole('checkbox', { name: /Ik kom op tijd/ }).check();
    await form.getByRole('checkbox', { name: /Ik ga akkoord/ }).check();
    await expectAccessibleInBothThemes(page);
    await form.getByRole('button', { name: /^Schrijf in · € 135,00/ }).click();
    await expect(page.getByText(/^An Peeters is ingeschreven\./)).toBeVisible();
  });

  await test.step('moves a child to another group, with what that costs', async () => {
    await managementParts(page).getByRole('link', { name: 'Inschrijvingen' }).click();
    await follow(page, 'Jazz 12-15 jaar');
    await follow(page, 'Yasmina Benali');
    await press(page, 'Zet in een andere groep');
    const dialog = page.getByRole('dialog');
    const target = dialog.getByRole('combobox', { name: 'Naar welke groep?' });
    const group = target.getByRole('option', { name: /^Hedendaags 12-16 jaar/ });
    await target.selectOption(await group.innerText());
    // The family gave no address.
    await expect(dialog.getByText('We kennen geen e-mailadres: er vertrekt geen mail.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('button', { name: 'Zet over' }).click();
    await expect(page.getByText('Yasmina Benali staat nu in de andere groep.')).toBeVisible();
  });

  await test.step('prints the names and dates of that group', async () => {
    await follow(page, 'Terug naar Hedendaags 12-16 jaar');
    await follow(page, 'Lijst op papier');
    const list = main(page).getByRole('table', { name: /^Hedendaags 12-16 jaar/ });
    await expect(list.getByRole('rowheader')).toHaveText([/^Yasmina Benali/]);
    await expect(list.getByRole('columnheader', { name: /^\d\d\/\d\d$/ }).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await press(page, 'Druk af');
    await expect(page.locator('html')).toHaveAttribute('data-printed', /^Lijst voor Hedendaags 12-16 jaar/);
  });
});

import type { Page } from '@playwright/test';
import { chooseAtDesk } from '../../journey/chooseAtDesk.ts';
import { logIn } from '../../person/logIn.ts';
import { registerNewAccount, uniqueSurname } from '../../person/newAccount.ts';
import { expect } from '../../test.ts';
import { expectApology, expectRetry, type FaultyCall, retry } from '../faultyCall.ts';

const people = '/arabesk/beheer/leden';
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const asManager = (page: Page) => logIn(page, 'beheer@example.org');
/** Noor, who is registered for Jazz 12-15 jaar. */
const noor = `${people}?lid=2`;
const link = '/rol-aanvaarden?dossier=onbekend';

async function openNoor(page: Page): Promise<void> {
  await asManager(page);
  await page.goto(noor);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Noor Peeters');
}

/** A screen that shows one call, and asks again. */
function shown(
  screen: string,
  operation: FaultyCall['operation'],
  path: string,
  heading: string,
): FaultyCall {
  return {
    screen,
    operation,
    open: asManager,
    async fail(page) {
      await page.goto(path);
      await expectRetry(page);
    },
    async recover(page) {
      await retry(page);
      await expect(main(page).getByText(heading).first()).toBeVisible();
    },
  };
}

const note: FaultyCall = {
  screen: 'a note about a person',
  operation: 'change_club_person',
  async open(page) {
    await openNoor(page);
    await page.getByRole('textbox', { name: 'Nieuwe notitie' }).fill('Wordt opgehaald door oma');
  },
  async fail(page) {
    await press(page, 'Bewaar de notitie');
    await expectApology(page);
    await expect(page.getByRole('textbox', { name: 'Nieuwe notitie' })).toHaveValue(
      'Wordt opgehaald door oma',
    );
  },
  async recover(page) {
    await press(page, 'Bewaar de notitie');
    await expect(main(page).getByRole('listitem').filter({ hasText: 'oma' })).toBeVisible();
  },
};

const desk: FaultyCall = {
  screen: 'a registration at the desk',
  operation: 'register_at_desk',
  async open(page) {
    await asManager(page);
    await page.goto(`${people}?balie=nieuw`);
    await page.getByRole('textbox', { name: 'Voornaam' }).fill('Maria');
    await page.getByRole('textbox', { name: 'Achternaam' }).fill(uniqueSurname());
    await page.getByLabel(/^Geboortedatum/).fill('1990-02-03');
    await chooseAtDesk(page, /^Hedendaags voor volwassenen: Heel seizoen/);
  },
  async fail(page) {
    await press(page, 'Bekijk de prijs');
    await expectApology(page);
    await expect(page.getByRole('textbox', { name: 'Voornaam' })).toHaveValue('Maria');
  },
  async recover(page) {
    await press(page, 'Bekijk de prijs');
    await expect(main(page).getByRole('heading', { name: 'Prijs' })).toBeVisible();
  },
};

async function openJazz(page: Page): Promise<void> {
  await openNoor(page);
  await main(page).getByRole('link', { name: 'Jazz 12-15 jaar' }).click();
}

const targets: FaultyCall = {
  screen: 'the groups to which a registration can move',
  operation: 'get_move_targets',
  open: openJazz,
  async fail(page) {
    await press(page, 'Zet in een andere groep');
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(page.getByRole('combobox', { name: 'Naar welke groep?' })).toBeVisible();
  },
};

const move: FaultyCall = {
  screen: 'the move of a registration',
  operation: 'move_registration',
  async open(page) {
    await openJazz(page);
    await press(page, 'Zet in een andere groep');
    await page.getByRole('combobox', { name: 'Naar welke groep?' }).selectOption({ index: 1 });
  },
  async fail(page) {
    await press(page, 'Zet over');
    await expectApology(page);
    await expect(page.getByRole('dialog')).toContainText('Het gezin krijgt een mail');
  },
  async recover(page) {
    await press(page, 'Zet over');
    await expect(page.getByText('Noor Peeters staat nu in de andere groep.')).toBeVisible();
  },
};

const imported: FaultyCall = {
  screen: 'the import of members',
  operation: 'import_people',
  async open(page) {
    await asManager(page);
    await page.goto(`${people}?inlezen=1`);
    const csv = `Voornaam;Familienaam\nRik;${uniqueSurname()}\n`;
    await page
      .getByLabel('Bestand')
      .setInputFiles({ name: 'leden.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  },
  async fail(page) {
    await press(page, 'Kijk het bestand na');
    await expectApology(page);
  },
  async recover(page) {
    await press(page, 'Kijk het bestand na');
    await expect(page.getByText('1 nieuwe persoon')).toBeVisible();
  },
};

const merge: FaultyCall = {
  screen: 'the merge of two records',
  operation: 'propose_merge',
  async open(page) {
    await openNoor(page);
    await press(page, 'Voeg samen met een ander dossier');
    await page.getByRole('textbox', { name: 'Zoek het andere dossier' }).fill('Lars Peeters');
    await page.getByRole('combobox', { name: 'Het andere dossier' }).selectOption({ index: 1 });
  },
  async fail(page) {
    await press(page, 'Bekijk wat er gebeurt');
    await expectApology(page);
  },
  async recover(page) {
    await press(page, 'Bekijk wat er gebeurt');
    await expect(page.getByRole('button', { name: 'Stel voor' })).toBeVisible();
  },
};

const teacherList: FaultyCall = {
  screen: 'the list of a lesson on paper',
  operation: 'get_teacher_list',
  async open(page) {
    await logIn(page, 'docent@example.org');
    await page.goto('/docent');
    await main(page).getByRole('link').first().click();
    await expect(main(page).getByRole('link', { name: 'Lijst op papier' })).toBeVisible();
  },
  async fail(page) {
    await main(page).getByRole('link', { name: 'Lijst op papier' }).click();
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(page.getByRole('button', { name: 'Druk af' })).toBeVisible();
  },
};

const followed: FaultyCall = {
  screen: 'the page of a link to a record',
  operation: 'get_record_link',
  async open(page) {
    await page.goto(link);
    await expect(page.getByText('Deze link is al gebruikt of verlopen')).toBeVisible();
  },
  async fail(page) {
    await page.reload();
    await expectRetry(page);
  },
  async recover(page) {
    await retry(page);
    await expect(page.getByText('Deze link is al gebruikt of verlopen')).toBeVisible();
  },
};

/** A link that the server doesn't know: only a mail has a real one. */
const claim = {
  ...{ kind: 'claim', club: 'Dansstudio Arabesk', mail: 'oma@example.org' },
  ...{ people: [{ name: 'Rik Nieuw', birthdate: '' }], expires: Date.UTC(2030, 0, 1) / 1000 },
};

const answered: FaultyCall = {
  screen: 'the answer to a link to a record',
  operation: 'answer_record_link',
  async open(page) {
    await registerNewAccount(page);
    await page.route('**/api?q=get_record_link', (route) => route.fulfill({ json: { result: claim } }));
    await page.goto(link);
  },
  async fail(page) {
    await press(page, 'Neem over');
    await expectApology(page);
  },
  async recover(page) {
    await press(page, 'Neem over');
    await expect(page.getByText('Deze link is al gebruikt of verlopen.')).toBeVisible();
  },
};

const card: FaultyCall = {
  screen: 'a membership card',
  operation: 'change_federation_members',
  async open(page) {
    await openNoor(page);
    await press(page, 'Geef een lidkaart');
    await page.getByRole('textbox', { name: 'Lidnummer' }).fill('DF-2048-99');
  },
  async fail(page) {
    await press(page, 'Bewaar de lidkaart');
    await expectApology(page);
    await expect(page.getByRole('textbox', { name: 'Lidnummer' })).toHaveValue('DF-2048-99');
  },
  async recover(page) {
    await press(page, 'Bewaar de lidkaart');
    await expect(page.getByText('Noor Peeters heeft nu deze lidkaart.')).toBeVisible();
  },
};

const importedCards: FaultyCall = {
  screen: 'the import of membership cards',
  operation: 'import_federation_members',
  async open(page) {
    await asManager(page);
    await page.goto(`${people}?lidkaarten=dansfederatie&inlezen=1`);
    const csv = 'Voornaam;Familienaam;Lidnummer\nNoor;Peeters;DF-2048-99\n';
    await page
      .getByLabel('Bestand')
      .setInputFiles({ name: 'leden.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  },
  async fail(page) {
    await press(page, 'Kijk het bestand na');
    await expectApology(page);
  },
  async recover(page) {
    await press(page, 'Kijk het bestand na');
    await expect(page.getByText(/1 nieuwe lidkaart|1 kaart/)).toBeVisible();
  },
};

/** Calls of the screens about the people of a club. */
export const clubPeople: readonly FaultyCall[] = [
  shown('the people of a club', 'find_club_people', people, 'Noor Peeters'),
  shown('a person of a club', 'get_club_person', noor, 'Noor Peeters'),
  shown(
    'the list of a course on paper',
    'get_course_list',
    '/arabesk/beheer?cursus=106&papier=1',
    'Noor Peeters',
  ),
  shown('the numbers of a season', 'get_season_numbers', '/arabesk/beheer/cijfers', 'Cijfers van 2026-2027'),
  shown('the cards of a club', 'get_federation_members', `${people}?lidkaarten=1`, 'Els Claes'),
  ...[card, importedCards],
  ...[note, desk, targets, move, imported, merge, teacherList, followed, answered],
];

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { ImportPage } from '#src/features/management/people/import/ImportPage.tsx';
import { openAsMember } from '#tests/src/features/session/openAsMember.tsx';
import { button } from '../../ledger/booking/openPayments.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);

interface Row {
  readonly birthdate?: string;
}

/** A server that refuses a birthdate after 2026, and knows whoever was born before 2000. */
function judged({ rows }: Readonly<Record<string, unknown>>) {
  const given = rows as readonly Row[]; // Only the import sends to this server.
  const verdicts = given.map(({ birthdate = '' }) =>
    birthdate > '2026'
      ? { state: 'wrong', problem: 'Vul een geldige geboortedatum in.' }
      : { state: birthdate !== '' && birthdate < '2000' ? 'known' : 'new', problem: '' },
  );
  const added = verdicts.filter(({ state }) => state === 'new').length;
  return Response.json({ result: { rows: verdicts, added, mails: 0 } });
}

async function openImport() {
  const { calls, address } = await openAsMember({
    at: '/arabesk/beheer/leden?inlezen=1',
    screen: <ImportPage club={club} />,
    answers: { import_people: (_query, body) => judged(body) },
  });
  return { sent: () => calls.map(({ request }) => request), address };
}

const column = (label: string) => page.getByLabelText(label, { exact: true });
const give = (text: string, name = 'leden.csv') =>
  userEvent.upload(column('Bestand'), new File([text], name, { type: 'text/csv' }));

test('ImportPage asks the columns that it cannot guess, and checks only with a name', async () => {
  const { sent } = await openImport();
  await give('Wie;Familienaam;Kleur\nRik;Nieuw;rood\n');
  await expect.element(column('Achternaam')).toHaveDisplayValue('Familienaam');
  await expect.element(column('Voornaam')).toHaveDisplayValue('Geen kolom');
  await expect.element(page.getByText(/^Kies de kolommen met de voornaam/)).toBeVisible();
  expect(button('Kijk het bestand na').elements()).toEqual([]);
  await userEvent.selectOptions(column('Voornaam'), 'Wie');
  await userEvent.click(button('Kijk het bestand na'));
  await expect.element(page.getByText('1 nieuwe persoon')).toBeVisible();
  await expect.element(page.getByText('Zonder e-mailadres, dus zonder link: Rik Nieuw.')).toBeVisible();
  expect(sent()).toMatchObject([{ rows: [{ fname: 'Rik', lname: 'Nieuw' }], preview: true }]);
});

test('ImportPage names each row that is wrong, and reads the others when these are left out', async () => {
  const { sent, address } = await openImport();
  await give('Voornaam;Achternaam;Geboortedatum\nRik;Nieuw;5/4/2016\n\nWie;Laat;1/1/2099\n');
  await userEvent.click(button('Kijk het bestand na'));
  await expect.element(page.getByText('1 rij klopt niet')).toBeVisible();
  await expect.element(page.getByText('Rij 4, Wie Laat: Vul een geldige geboortedatum in.')).toBeVisible();
  expect(button(/^Lees/).elements()).toEqual([]);
  await userEvent.click(page.getByRole('checkbox', { name: 'Laat de rijen weg die niet kloppen' }));
  await userEvent.click(button('Lees 1 persoon in'));
  await expect.poll(address).toBe('/arabesk/beheer/leden');
  expect(sent().at(-1)).toEqual({
    club: club.nid,
    rows: [{ fname: 'Rik', lname: 'Nieuw', birthdate: '2016-04-05' }],
    invites: false,
  });
});

test('ImportPage names who is new in a later list', async () => {
  await openImport();
  await give(
    'Voornaam;Achternaam;Geboortedatum;E-mail\nRik;Nieuw;5/4/2016;rik@example.org\nMia;Oud;1/1/1980;\n',
  );
  await userEvent.click(button('Kijk het bestand na'));
  await expect.element(page.getByText('Nieuw bij je club: Rik Nieuw.')).toBeVisible();
});

test('ImportPage forgets a dry run when another column is chosen', async () => {
  await openImport();
  await give('Voornaam;Achternaam;Geboren;Start\nRik;Nieuw;1/1/2099;5/4/2016\n');
  await userEvent.click(button('Kijk het bestand na'));
  await expect.element(page.getByText('1 rij klopt niet')).toBeVisible();
  await userEvent.selectOptions(column('Geboortedatum'), 'Start');
  await expect.element(page.getByText('1 rij klopt niet')).not.toBeInTheDocument();
  await userEvent.click(button('Kijk het bestand na'));
  await expect.element(button('Lees 1 persoon in')).toBeVisible();
});

test('ImportPage refuses a file without rows, and one that it cannot read', async () => {
  await openImport();
  await give('Voornaam;Achternaam\n');
  await expect.element(page.getByRole('alert')).toMatchTextContent('In dit bestand staan geen rijen.');
  await give('PK no workbook', 'leden.xlsx');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^We kunnen dit bestand niet lezen/);
});

test('ImportPage puts people on the list of members whom the club knew already', async () => {
  const { sent, address } = await openImport();
  await give('Voornaam;Achternaam;Geboortedatum\nAn;Peeters;5/4/1986\n');
  await userEvent.click(button('Kijk het bestand na'));
  await expect.element(page.getByText('1 al bij je club')).toBeVisible();
  await userEvent.click(button('Zet hen op de ledenlijst'));
  await expect.poll(address).toBe('/arabesk/beheer/leden');
  expect(sent().at(-1)).toMatchObject({ rows: [{ fname: 'An', birthdate: '1986-04-05' }] });
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import clubs from '#schemas/examples/clubs/getClubByUrl.json' with { type: 'json' };
import people from '#schemas/examples/people/findClubPeople.json' with { type: 'json' };
import persons from '#schemas/examples/people/getClubPerson.json' with { type: 'json' };
import { parseClub } from '#src/api/entities/club/club.ts';
import { PeoplePart } from '#src/features/management/people/PeoplePart.tsx';
import { answer, inTurn, openAsMember, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { button, dialog, field, notices } from '../ledger/booking/openPayments.tsx';

const club = parseClub(clubs.response.valid[0]?.value.result);
const [noor] = people.response.valid[0]?.value.result ?? [];
const person = persons.response.valid[0]?.value.result;
const blocked = { ...person, blocked: 'Betaalt al twee jaar niet' };

type Answers = Parameters<typeof openAsMember>[0]['answers'];

async function openPeople(query: string, answers: Answers) {
  const { calls, address } = await openAsMember({
    at: `/arabesk/beheer/leden${query}`,
    screen: <PeoplePart club={club} />,
    answers,
  });
  const sent = (operation: string) =>
    calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
  return { sent, address };
}

const listed = (rows: readonly object[], count = rows.length) => Response.json({ result: rows, count });
const search = () => page.getByRole('searchbox', { name: 'Zoek op naam, e-mail of telefoon' });

test('PeopleList searches by the address, says that nobody is found, and clears the search', async () => {
  const { address } = await openPeople('', {
    find_club_people: ({ search: text }) => listed(text === undefined ? [{ ...noor, blocked: true }] : []),
  });
  await expect.element(page.getByRole('status')).toMatchTextContent('1 persoon');
  const row = page.getByRole('listitem').filter({ hasText: 'Noor Peeters' });
  await expect.element(row).toMatchTextContent(/geboren op 06\/05\/2014 · gezin van An Peeters.*Geblokkeerd/);
  await userEvent.fill(search(), 'zzz');
  await expect.element(page.getByRole('heading', { name: 'We vinden niemand' })).toBeVisible();
  await expect.poll(address).toBe('/arabesk/beheer/leden?zoek=zzz');
  await userEvent.click(button('Wis de zoekopdracht'));
  await expect.element(row).toBeVisible();
  await expect.poll(address).toBe('/arabesk/beheer/leden');
});

test('PeopleList of a new club says when somebody will be there', async () => {
  await openPeople('', { find_club_people: () => listed([]) });
  await expect.element(page.getByRole('heading', { name: 'Er is nog niemand' })).toBeVisible();
});

test('PeopleList loads the next page below the first', async () => {
  const { sent } = await openPeople('', {
    find_club_people: ({ offset }) =>
      listed([{ ...noor, ...(offset !== '0' && { uid: 3, name: 'Lars Peeters' }) }], 2),
  });
  await userEvent.click(button('Toon meer'));
  await expect.element(page.getByRole('link', { name: 'Lars Peeters' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Noor Peeters' })).toBeVisible();
  expect(sent('find_club_people')).toMatchObject([{ offset: '0' }, { offset: '1' }]);
});

test('PersonPage asks why it blocks somebody, keeps the reason when that fails, and lifts the block', async () => {
  const { sent } = await openPeople('?lid=2', {
    get_club_person: inTurn(answer(person), answer(blocked), answer(person)),
    change_club_person: inTurn(() => refusal(503, 'unavailable'), answer(null)),
  });
  await userEvent.click(button('Blokkeer deze persoon'));
  await userEvent.click(dialog().getByRole('button', { name: 'Blokkeer', exact: true }));
  await expect.element(field('Waarom?')).toHaveAccessibleDescription(/Schrijf waarom\./);
  expect(sent('change_club_person')).toEqual([]);
  await userEvent.fill(field('Waarom?'), ' Betaalt al twee jaar niet ');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  await expect.element(field('Waarom?')).toHaveValue(' Betaalt al twee jaar niet ');
  await userEvent.click(dialog().getByRole('button', { name: 'Blokkeer', exact: true }));
  await expect.element(notices()).toMatchTextContent(/Noor Peeters is geblokkeerd\./);
  expect(sent('change_club_person').at(-1)).toEqual({
    ...{ club: club.nid, member: 2 },
    change: { kind: 'block', reason: 'Betaalt al twee jaar niet' },
  });
  await expect.element(page.getByText('Je club is geblokkeerd voor deze persoon')).toBeVisible();
  await userEvent.click(button('Hef de blokkering op'));
  await expect.element(button('Blokkeer deze persoon')).toBeVisible();
  expect(sent('change_club_person').at(-1)).toMatchObject({ change: { kind: 'unblock' } });
});

test('PersonPage has buttons for the documents of an order above the link that covers its row', async () => {
  const { sent } = await openPeople('?lid=2', {
    get_club_person: answer(person),
    download_club_document: () => new Response('%PDF-'),
  });
  // A press of a real pointer meets what is on top.
  await userEvent.click(button(/^Bevestiging als pdf/), { timeout: 6000 });
  await expect.poll(() => sent('download_club_document')).toMatchObject([{ order: 12 }]);
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import examples from '#schemas/examples/own-registrations/getAnswers.json' with { type: 'json' };
import own from '#schemas/examples/own-registrations/getRegistrations.json' with { type: 'json' };
import { AnswersPage } from '#src/features/given-answers/components/AnswersPage.tsx';
import { answer, inTurn, openAsMember, refusal } from '../../session/openAsMember.tsx';

const [given, nothing] = examples.response.valid.map(({ value }) => value.result);
const mine = own.response.valid[0]?.value.result;
const registration = mine?.registrations[0];
/** The same answers after another device changed the number. */
const meanwhile = JSON.parse(JSON.stringify(given).replaceAll('+32 471654321', '+32 488000000'));

type Answers = Parameters<typeof openAsMember>[0]['answers'];
const open = (answers: Answers = {}, id = registration?.id) =>
  openAsMember({
    at: `/inschrijvingen/${id}`,
    path: '/inschrijvingen/:registration',
    screen: <AnswersPage />,
    answers: { get_registrations: answer(mine), get_answers: answer(given), ...answers },
  });

const button = (name: string) => page.getByRole('button', { name });
const number = () => page.getByRole('textbox', { name: 'Op welk nummer?' });
const alert = () => page.getByRole('alert');

async function openForm(answers: Answers) {
  const opened = await open(answers);
  await button('Wijzig je antwoorden').click();
  await number().fill('0499 11 22 33');
  return opened;
}

test('AnswersPage shows each answer by section, its file, when it changed and until when it may', async () => {
  await open();
  const section = (name: string) => page.getByRole('region', { name });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Wat je invulde voor/);
  await expect.element(section('Als er iets gebeurt')).toMatchTextContent(/gewijzigd op 28\/11\/2026/);
  await expect.element(section('Ballet 6-8 jaar')).toMatchTextContent(/Maat 32.*kan tot en met 11\/12\/2026/);
  await expect
    .element(section('Ballet 6-8 jaar'))
    .toMatchTextContent(/Niet ingevuld.*kon tot en met 01\/11\/2026/);
  await expect
    .element(page.getByRole('link', { name: 'attest.pdf' }))
    .toHaveAttribute('href', expect.stringContaining('open_question_file'));
});

test('AnswersPage offers no change where nothing may change, and tells that nothing was asked', async () => {
  await open({ get_answers: answer(nothing) });
  await expect.element(page.getByRole('heading', { name: 'Er is niets ingevuld' })).toBeVisible();
  expect(button('Wijzig je antwoorden').query()).toBeNull();
});

test('AnswersPage says that an unknown registration is not there', async () => {
  await open({}, 999_999);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'We vinden deze inschrijving niet' }))
    .toBeVisible();
});

test('AnswersPage gives the reason where the registration was stopped', async () => {
  await open({ get_answers: () => refusal(409, 'not-available', 'Deze inschrijving is al stopgezet.') });
  await expect.element(page.getByText('Deze inschrijving is al stopgezet.')).toBeVisible();
});

test('ChangeAnswers sends only what changed, with what was seen before', async () => {
  const { calls } = await openForm({ change_answers: answer(null) });
  await button('Bewaar je antwoorden').click();
  await expect
    .element(page.getByRole('log', { name: 'Meldingen' }))
    .toMatchTextContent(/antwoorden zijn bewaard/);
  await expect.element(button('Wijzig je antwoorden')).toBeVisible();
  expect(
    calls.filter(({ operation }) => operation === 'change_answers').map(({ request }) => request),
  ).toEqual([
    {
      ...{ club: registration?.club.nid, uid: registration?.uid, registration: registration?.id },
      qids: { '1011_0': '+32 499112233' },
      seen: { '1011_0': '+32 471654321' },
    },
  ]);
});

test('ChangeAnswers shows what another device changed, keeps what was typed, and then replaces it', async () => {
  const { calls } = await openForm({
    get_answers: inTurn(answer(given), answer(meanwhile)),
    change_answers: inTurn(() => refusal(409, 'conflict'), answer(null)),
  });
  await button('Bewaar je antwoorden').click();
  await expect.element(alert()).toMatchTextContent(/“Op welk nummer\?” is nu “\+32 488000000”/);
  await expect.element(number()).toHaveValue('499 11 22 33');
  await button('Bewaar je antwoorden').click();
  await expect.element(button('Wijzig je antwoorden')).toBeVisible();
  const sent = calls.filter(({ operation }) => operation === 'change_answers');
  expect(sent.map(({ request }) => request.seen)).toEqual([
    { '1011_0': '+32 471654321' },
    { '1011_0': '+32 488000000' },
  ]);
});

test('ChangeAnswers keeps what was typed offline and after a refusal, and says why', async () => {
  await openForm({
    change_answers: inTurn(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () =>
        refusal(409, 'not-available', 'Dit antwoord kan je hier niet meer wijzigen. Vraag het aan de club.'),
    ),
  });
  await button('Bewaar je antwoorden').click();
  await expect.element(alert()).toMatchTextContent(/Wat je invulde|internet|verbinding/);
  await expect.element(number()).toHaveValue('499 11 22 33');
  await button('Bewaar je antwoorden').click();
  await expect.element(alert()).toMatchTextContent(/kan je hier niet meer wijzigen/);
  await button('Annuleren').click();
  await expect.element(page.getByText('+32 471654321')).toBeVisible();
});

test('ChangeAnswers shows a problem of the server at its question', async () => {
  const problems = [{ uid: registration?.uid, key: '1011_0', path: [], message: 'Dit nummer bestaat niet.' }];
  await openForm({
    change_answers: () =>
      Response.json({ errors: ['Kijk na'], code: 'invalid-answers', problems }, { status: 422 }),
  });
  await button('Bewaar je antwoorden').click();
  await expect.element(number()).toHaveAccessibleDescription(/Dit nummer bestaat niet\./);
});

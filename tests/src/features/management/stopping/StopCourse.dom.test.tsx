import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import stops from '#schemas/examples/corrections/getCourseStop.json' with { type: 'json' };
import { StopCourse } from '#src/features/management/stopping/StopCourse.tsx';
import { answer, inTurn, openAsMember, refusal } from '../../session/openAsMember.tsx';

/** Noor, who gets 95 of 170 euros for 19 of 34 lessons. */
const proposal = stops.response.valid[0]?.value.result;
const [noor] = proposal?.registrations ?? [];
const free = { ...noor, registration: 32, name: 'Lars Peeters', most: 0, proposal: 0 };
const both = { ...proposal, registrations: [noor, free] };
const seen = { lessons: 19, mails: 2, amounts: { credited: 95, lapses: 40, refunded: 50, byHand: 5 } };

type Answers = Parameters<typeof openAsMember>[0]['answers'];

async function open(answers: Answers = {}) {
  const closed: string[] = [];
  const { calls } = await openAsMember({
    at: '/arabesk/beheer?cursus=110&stoppen=1',
    screen: (
      <StopCourse club={1} course={{ nid: 110, title: 'Ballet 1' }} onClose={() => closed.push('closed')} />
    ),
    answers: { get_course_stop: answer(both), stop_course: answer(seen), ...answers },
  });
  await expect.element(back()).toHaveValue('95,00');
  const sent = (operation: string) =>
    calls.flatMap((call) => (call.operation === operation ? [call.request] : []));
  return { sent, closed };
}

const dialog = () => page.getByRole('dialog', { name: 'Ballet 1 stoppen' });
const back = () => dialog().getByLabelText('Terug voor Noor Peeters');
const reason = () => dialog().getByLabelText('Waarom?');
const look = () => dialog().getByRole('button', { name: 'Bekijk wat er gebeurt' });
const go = () => dialog().getByRole('button', { name: /^Stop de cursus/ });
const sum = (amount: RegExp) => dialog().getByText(amount);

test('StopCourse proposes by lesson, adds up, and lets each amount change', async () => {
  await open();
  await expect.element(dialog()).toMatchTextContent(/Er vallen 19 van de 34 lessen weg\./);
  await expect.element(dialog()).toMatchTextContent(/daar staan 2 personen op/);
  await expect.element(back()).toHaveAccessibleDescription(/19 van de 34 lessen · prijs €\s170,00/);
  await expect.element(dialog()).toMatchTextContent(/Lars Peeters.*niets te betalen/);
  await expect.element(sum(/^Samen: €\s95,00$/)).toBeVisible();
  await expect.element(dialog()).toMatchTextContent(/Er is al een attest uitgegeven.*ATT-2026-000012/);
  await userEvent.fill(back(), '100');
  await expect.element(sum(/^Samen: €\s100,00$/)).toBeVisible();
});

test.each([
  ['170,01', 'Ziek', /tot en met €\s170,00 in\./],
  ['', 'Ziek', /tot en met €\s170,00 in\./],
])('StopCourse sends nothing for the amount %j', async (amount, why, says) => {
  const { sent } = await open();
  await userEvent.fill(reason(), why);
  await userEvent.fill(back(), amount);
  await userEvent.click(look());
  await expect.element(back()).toHaveAccessibleDescription(says);
  await expect.element(back()).toHaveFocus();
  expect(sent('stop_course')).toEqual([]);
});

test('StopCourse asks why before anything else', async () => {
  const { sent } = await open();
  await userEvent.click(look());
  await expect.element(reason()).toHaveAccessibleDescription(/Schrijf waarom\./);
  await expect.element(reason()).toHaveFocus();
  expect(sent('stop_course')).toEqual([]);
});

test('StopCourse shows what happens, and stops once at the amounts that were shown', async () => {
  const { sent, closed } = await open({
    stop_course: inTurn(answer(seen), () => refusal(500, 'internal', 'Er is iets misgegaan'), answer(seen)),
  });
  await userEvent.fill(reason(), ' Ziek ');
  await userEvent.dblClick(look());
  const effect = dialog().getByRole('status').filter({ hasText: 'Dit gebeurt er' });
  await expect.element(effect).toMatchTextContent(/samen €\s40,00 minder betalen/);
  await expect.element(effect).toMatchTextContent(/samen €\s50,00 terug\..*Geef zelf samen €\s5,00 terug/);
  await expect.element(effect).toMatchTextContent(/Er vertrekken 2 mails\./);
  await userEvent.click(go());
  await expect.element(dialog().getByRole('alert')).toBeVisible();
  await expect.element(back()).toHaveValue('95,00');
  await userEvent.click(go());
  await expect.poll(() => closed).toEqual(['closed']);
  const give = [
    { registration: 31, amount: 95 },
    { registration: 32, amount: 0 },
  ];
  const wanted = { club: 1, course: 110, reason: 'Ziek', lessons: 19, give };
  expect(sent('stop_course')).toMatchObject([
    { ...wanted, preview: true },
    { ...wanted, agreed: seen.amounts },
    { ...wanted, agreed: seen.amounts },
  ]);
});

test('StopCourse looks again where somebody changed something meanwhile', async () => {
  await open({
    stop_course: inTurn(answer(seen), () => refusal(409, 'conflict', 'Kijk het voorstel opnieuw na.')),
  });
  await userEvent.fill(reason(), 'Ziek');
  await userEvent.click(look());
  await userEvent.click(go());
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Kijk het voorstel opnieuw na/);
  await expect.element(look()).toBeVisible();
});

test('StopCourse says that there is nothing to stop after the last lesson', async () => {
  await openAsMember({
    at: '/arabesk/beheer?cursus=110&stoppen=1',
    screen: <StopCourse club={1} course={{ nid: 110, title: 'Ballet 1' }} onClose={() => undefined} />,
    answers: { get_course_stop: answer({ ...both, lessons: { total: 34, left: 0 } }) },
  });
  const day = dialog().getByLabelText('Vanaf welke dag zijn er geen lessen meer?');
  await expect.element(day).toHaveAccessibleDescription(/Vanaf die dag zijn er geen lessen meer/);
  await expect.element(back()).not.toBeInTheDocument();
});

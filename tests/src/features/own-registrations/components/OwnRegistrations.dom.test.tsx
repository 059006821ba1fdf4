import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import choices from '#schemas/examples/own-registrations/getChangeOptions.json' with { type: 'json' };
import examples from '#schemas/examples/own-registrations/getRegistrations.json' with { type: 'json' };
import { CourseEnrolments } from '#src/features/own-registrations/components/CourseEnrolments.tsx';
import { lessonKey, OwnRegistrations, useOwnRegistrations } from '#src/features/own-registrations/index.ts';
import { answer, inTurn, openAsMember, refusal } from '../../session/openAsMember.tsx';
import { an, lars, noor } from '../../session/people.ts';

const [stoppable, byClub] = examples.response.valid.map(({ value }) => value.result);
const [mine] = stoppable?.registrations ?? [];
const [asks, asked] = byClub?.registrations ?? [];
const { options = [], asking = [] } = choices.response.valid[0]?.value.result ?? {};
const cheaper = options[0];
const dearer = {
  ...options[1],
  course: { nid: 111, url: 'jazz', title: 'Jazz' },
  tariff: { nid: 1111, title: 'Jaar' },
};
const offered = { money: 'refund', options: [{ ...cheaper, places: 1 }, dearer], asking };

function Own() {
  return <OwnRegistrations query={useOwnRegistrations()} members={[an, noor, lars]} />;
}

type Answers = Parameters<typeof openAsMember>[0]['answers'];
const open = (answers: Answers, screen = <Own />) =>
  openAsMember({ at: '/dashboard', screen, answers: { get_registrations: answer(stoppable), ...answers } });

const own = () => page.getByRole('region', { name: 'Mijn inschrijvingen' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const change = () => page.getByRole('dialog', { name: 'Naar welke groep gaat Noor Peeters?' });
const notices = () => page.getByRole('log', { name: 'Meldingen' });

test('OwnRegistrations shows per member what, when, where, whether it is paid, and the waiting lists', async () => {
  await open({});
  const of = (name: string) =>
    own()
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect.element(of('Noor').getByRole('link', { name: 'Jazz 12-15 jaar' })).toBeVisible();
  await expect
    .element(of('Noor'))
    .toMatchTextContent(/\d\du\d\d tot \d\du\d\d.*Coupure Links 112 · Dansstudio Arabesk.*Later te betalen/);
  await expect
    .element(of('Noor').getByRole('link', { name: /^Bekijk de kostennota ?: Noor Peeters, Jazz/ }))
    .toBeVisible();
  await expect.element(of('Lars')).toMatchTextContent(/Plaats 2 op de wachtlijst/);
  await expect.element(of('Lars').getByRole('button', { name: 'Verlaat de wachtlijst' })).toBeVisible();
});

test('OwnRegistrations leaves out when and where the next lesson is, where the screen tells it elsewhere', async () => {
  const [next] = mine?.lessons ?? [];
  const Told = () => (
    <OwnRegistrations
      query={useOwnRegistrations()}
      members={[an, noor, lars]}
      told={new Set([lessonKey({ nid: next?.nid ?? 0, uid: noor.uid })])}
    />
  );
  await open({}, <Told />);
  await expect.element(own().getByRole('link', { name: 'Jazz 12-15 jaar' })).toBeVisible();
  await expect.element(own().getByText(/\d\du\d\d tot \d\du\d\d/)).not.toBeInTheDocument();
  await expect.element(own().getByText(/Coupure Links/)).not.toBeInTheDocument();
  await expect.element(button(/^Meld afwezig op/)).toBeVisible();
});

test('OwnRegistrations leads to an offered place for the person whom it is offered to', async () => {
  const [waits] = stoppable?.waiting ?? [];
  await open({
    get_registrations: answer({
      registrations: [],
      waiting: [{ ...waits, offer: { expires: 1_795_700_000 } }],
    }),
  });
  await expect
    .element(own().getByRole('link', { name: /^Bekijk de vrije plaats ?: Lars Peeters, Hiphop/ }))
    .toHaveAttribute('href', '/arabesk/uitnodigingen?uid=3');
});

test('OwnRegistrations reports an absence with one press, and takes it back with another', async () => {
  const absent = { ...mine, lessons: mine?.lessons.map((lesson) => ({ ...lesson, absent: true })) };
  const { calls } = await open({
    get_registrations: inTurn(
      ...[mine, absent, mine].map((one) => answer({ registrations: [one], waiting: [] })),
    ),
    report_absence: answer({}),
  });
  await userEvent.click(button(/^Meld afwezig op .*Jazz/));
  await expect.element(own().getByText(/^Afwezig gemeld op/)).toBeVisible();
  await userEvent.click(button(/^Toch aanwezig op .*Jazz/));
  await expect.element(own().getByText(/^Afwezig gemeld op/)).not.toBeInTheDocument();
  expect(
    calls.filter(({ operation }) => operation === 'report_absence').map(({ request }) => request),
  ).toEqual([true, false].map((isAbsent) => ({ club: 1, uid: 2, session: 501, absent: isAbsent })));
});

test('OwnRegistrations tells the rule of the club, and sends the question to stop with its reason', async () => {
  const { calls } = await open({
    get_registrations: inTurn(
      answer({ registrations: [asks], waiting: [] }),
      answer({ registrations: [{ ...asked, id: 3 }], waiting: [] }),
    ),
    stop_registration: answer({ state: 'asked' }),
  });
  await userEvent.click(button(/^Stoppen .*Jazz/));
  const dialog = page.getByRole('dialog', { name: 'Stopt Noor Peeters met Jazz 12-15 jaar?' });
  await expect.element(dialog).toMatchTextContent(/Tot je iets hoort, blijft Noor Peeters ingeschreven\./);
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Waarom stopt Noor Peeters\?/ }), 'Te ver');
  await userEvent.click(dialog.getByRole('button', { name: 'Vraag het aan de club' }));
  await expect.element(own().getByText(/^Je vroeg de club op/)).toBeVisible();
  await expect.element(button(/^Stoppen/)).not.toBeInTheDocument();
  expect(calls.find(({ operation }) => operation === 'stop_registration')?.request).toEqual({
    ...{ club: 1, uid: 2, registration: 3, how: 'ask', reason: 'Te ver' },
  });
});

test('OwnRegistrations offers another group to who wants to stop, and Escape leaves all as it is', async () => {
  const { calls } = await open({ get_change_options: answer(offered) });
  await userEvent.click(button(/^Stoppen .*Jazz/));
  const warning = /Er is al een attest uitgegeven: ATT-2026-000012\. Dat attest klopt dan niet meer\./;
  await expect.element(page.getByRole('dialog', { name: /^Stopt Noor/ })).toMatchTextContent(warning);
  await userEvent.click(button('Naar een andere dag of groep'));
  await expect.element(change().getByRole('radio').first()).toBeVisible();
  await expect.element(change()).toMatchTextContent(warning);
  await userEvent.keyboard('{Escape}');
  await expect.element(change()).not.toBeInTheDocument();
  expect(calls.map(({ operation }) => operation)).toEqual(['get_registrations', 'get_change_options']);
});

test('ChangeRegistration asks for a choice, tells what it costs, and moves by keyboard', async () => {
  const moved = { ...mine, course: dearer.course };
  const { calls } = await open({
    get_registrations: inTurn(answer(stoppable), answer({ registrations: [moved], waiting: [] })),
    get_change_options: answer(offered),
    change_registration: answer({}),
  });
  await expect.element(button(/^Wissel van groep/)).toBeVisible();
  button(/^Wissel van groep/)
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  const option = (name: RegExp) => change().getByRole('radio', { name });
  await expect
    .element(option(/^Hedendaags .*wo 19u30 tot 21u00.*Nog 1 plaats.*€\s20,00 minder/))
    .toBeVisible();
  await userEvent.click(change().getByRole('button', { name: 'Wissel van groep' }));
  await expect.element(change().getByRole('alert')).toHaveTextContent('Kies eerst een groep.');
  option(/^Jazz .*€\s12,50 meer/)
    .element()
    .focus();
  await userEvent.keyboard(' ');
  await expect.element(change().getByText(/^Er komt €\s12,50 bij, op een eigen kostennota\.$/)).toBeVisible();
  await expect
    .element(change().getByText('De plaats bij Jazz 12-15 jaar gaat naar iemand anders.'))
    .toBeVisible();
  await expect.element(change().getByRole('alert')).not.toBeInTheDocument();
  change()
    .getByRole('button', { name: /^Wissel met betalingsverplichting · €\s12,50$/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(change()).not.toBeInTheDocument();
  await expect.element(notices().getByText('Noor Peeters is nu ingeschreven voor Jazz.')).toBeVisible();
  await expect.element(own().getByRole('link', { name: 'Jazz', exact: true })).toBeVisible();
  expect(calls.find(({ operation }) => operation === 'change_registration')?.request).toEqual({
    ...{ club: 1, uid: 2, registration: 3, tariff: 1111, difference: 12.5 },
  });
});

test('ChangeRegistration keeps a group low on a phone, and tells once what all groups have in common', async () => {
  await page.viewport(390, 844);
  await open({ get_change_options: answer(offered) });
  await userEvent.click(button(/^Wissel van groep/));
  const group = change().getByRole('group', { name: 'Kies een andere dag of groep' });
  await expect
    .element(group.getByText('Voor alle groepen: Van 30/11/2026 tot en met 21/06/2027 · Coupure Links 112'))
    .toBeVisible();
  const heights = group
    .getByRole('radio')
    .elements()
    .map((radio) => radio.closest('label')?.offsetHeight ?? Infinity);
  const [titleOfTwoLines = 0, titleOfOneLine = 0] = heights;
  expect(titleOfTwoLines).toBeLessThanOrEqual(124);
  expect(titleOfOneLine).toBeLessThanOrEqual(100);
});

test('ChangeRegistration keeps the old group and updates the choices when the last place is gone', async () => {
  const sentence = 'Die groep is intussen volzet. Noor Peeters blijft ingeschreven voor Jazz 12-15 jaar.';
  await open({
    get_change_options: inTurn(answer(offered), answer({ ...offered, options: [dearer] })),
    change_registration: () => refusal(409, 'not-available', sentence),
  });
  await userEvent.click(button(/^Wissel van groep/));
  const last = change().getByRole('radio', { name: /^Hedendaags .*Nog 1 plaats/ });
  await userEvent.click(last);
  await userEvent.click(change().getByRole('button', { name: /^Wissel naar/ }));
  await expect.element(change().getByRole('alert').getByText(sentence)).toBeVisible();
  await expect.element(last).not.toBeInTheDocument();
  await userEvent.click(change().getByRole('button', { name: 'Nee, Noor Peeters blijft' }));
  await expect.element(own().getByRole('link', { name: 'Jazz 12-15 jaar' })).toBeVisible();
});

test('CourseEnrolments shows what the family has in a course, with the lessons for an agenda', async () => {
  const { calls } = await open({}, <CourseEnrolments course={106} />);
  const part = page.getByRole('region', { name: 'Jullie inschrijving' });
  await expect.element(part.getByText('Noor Peeters is ingeschreven')).toBeVisible();
  await expect.element(part.getByRole('button', { name: /^Meld afwezig op/ })).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: /^Zet de lessen in je agenda/ }));
  await expect
    .poll(() => calls.find(({ operation }) => operation === 'download_calendar')?.request)
    .toEqual({ from: '2026-11-20', to: '2027-11-20', club: 1, members: '2' });
});

test('OwnRegistrations says from when a course of the club stops, and why', async () => {
  const stopped = { from: '2027-01-18', reason: 'De lesgever is ziek.' };
  await open({
    get_registrations: answer({ ...stoppable, registrations: [{ ...mine, lessons: [], stopped }] }),
  });
  await expect
    .element(own())
    .toMatchTextContent(/De club stopt deze cursus vanaf 18\/01\/2027\. Reden: De lesgever is ziek\./);
  await expect.element(own()).not.toMatchTextContent(/De lessen staan nog niet vast/);
});

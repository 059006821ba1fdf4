import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { browserCart, noItems } from '#src/features/basket/index.ts';
import { InvitationsPage } from '#src/features/invitations/components/InvitationsPage.tsx';
import { forgetNotices } from '#src/features/notices/index.ts';
import { selectionStore } from '#src/features/session/index.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { club } from '../../courses/courseFixtures.ts';
import { an, lars, noor } from '../../session/people.ts';
import { clientOf, renderRoutes } from '../../session/renderRoutes.tsx';

const arabesk = club();
const about = {
  club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
  course: { nid: 114, url: 'salsa', title: 'Salsa' },
  tariff: { nid: 1141, title: 'Per koppel' },
};
const couple = { cciid: 5, ...about, inviter: 'Karim El Amrani', role: 'Volger', expires: 1_795_600_000 };
const waiting = { uid: lars.uid, name: lars.name, ...about, since: 1_794_000_000, position: 2, offer: null };
const offer = { expires: 1_795_100_000, price: 160, nextSession: 1_796_222_700 };
const offered = { ...waiting, uid: noor.uid, name: noor.name, offer };

const asking = { cciid: 6, ...about, name: an.name, partner: 'Jo Claes', role: '', expires: 1_795_600_000 };

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Stubs the answer of each operation, and returns the requests that were sent. */
function serve(answers: Answers) {
  const sent: { readonly operation: string; readonly body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const operation = new URL(url, location.href).searchParams.get('q') ?? '';
    if (typeof body === 'string') sent.push({ operation, body: JSON.parse(body) });
    return (await answers[operation]?.()) ?? Response.json({ errors: ['Onbekend'] }, { status: 404 });
  });
  return sent;
}

/** Answers with the given invitations one after another. The last answer repeats. */
function invitations(...turns: readonly { couples?: object[]; sent?: object[]; waiting?: object[] }[]) {
  const left = [...turns];
  return () => {
    const [answer] = left.length > 1 ? left.splice(0, 1) : left;
    return Response.json({ result: { couples: [], sent: [], waiting: [], ...answer } });
  };
}

function renderPage() {
  selectionStore.getState().select(an.uid, an.uid);
  return renderRoutes(clientOf(an, [noor, lars]), [
    { path: '/', element: <InvitationsPage club={arabesk} /> },
  ]);
}

const asked = () => page.getByRole('region', { name: 'Je wordt meegevraagd' });
const offers = () => page.getByRole('region', { name: 'Er is een plaats vrij!' });
const lists = () => page.getByRole('region', { name: 'Wachtlijsten' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const notices = () => page.getByRole('log', { name: 'Meldingen' });

beforeEach(() => localTexts.clear());
afterEach(() => {
  forgetNotices();
  for (const { uid } of [an, noor, lars])
    browserCart.getState().change({ club: arabesk.nid, uid }, () => noItems);
});

test('InvitationsPage shows the inviter, role and deadline, and leads to the course after accepting', async () => {
  const sent = serve({
    get_invitations: invitations({ couples: [couple] }),
    answer_invitation: () => Response.json({ result: {} }),
  });
  const router = await renderPage();
  await expect.element(asked().getByText('Karim El Amrani vraagt je mee naar Salsa')).toBeVisible();
  await expect.element(asked().getByText('Jouw rol: Volger')).toBeVisible();
  await expect
    .element(asked().getByText(/^Je kan antwoorden tot \d\d\/\d\d\/\d{4} om \d\du\d\d\.$/))
    .toBeVisible();
  await expect.element(asked().getByText('Je schrijft An in.')).toBeVisible();
  await userEvent.click(button('Ik kom mee'));
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/salsa/1141');
  expect(sent).toEqual([
    { operation: 'answer_invitation', body: { club: 1, uid: an.uid, cciid: 5, accept: true } },
  ]);
});

test('InvitationsPage asks for one confirmation before declining, and then removes the invitation', async () => {
  const sent = serve({
    get_invitations: invitations({ couples: [couple] }, {}),
    answer_invitation: () => Response.json({ result: {} }),
  });
  await renderPage();
  await userEvent.click(button('Ik kom niet mee'));
  const question = page.getByRole('dialog', { name: 'Uitnodiging afwijzen?' });
  await expect.element(question).toMatchTextContent(/We laten Karim El Amrani weten dat je niet meekomt/);
  await userEvent.click(question.getByRole('button', { name: 'Terug' }));
  await expect.element(question).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(button('Ik kom niet mee'));
  await userEvent.click(question.getByRole('button', { name: 'Ik kom niet mee' }));
  await expect.element(page.getByRole('heading', { name: 'Je hebt geen uitnodigingen' })).toBeVisible();
  await expect
    .element(notices().getByText('We laten Karim El Amrani weten dat je niet meekomt.'))
    .toBeVisible();
  expect(sent).toMatchObject([{ body: { accept: false } }]);
});

test('InvitationsPage shows why an answer is refused, and allows another answer', async () => {
  const refusal = 'Deze uitnodiging is vervallen.';
  serve({
    get_invitations: invitations({ couples: [couple] }),
    answer_invitation: () => Response.json({ errors: [refusal], code: 'not-available' }, { status: 409 }),
  });
  const router = await renderPage();
  await userEvent.click(button('Ik kom mee'));
  await expect.element(asked().getByRole('alert').getByText(refusal)).toBeVisible();
  await expect.element(button('Ik kom mee')).toBeEnabled();
  expect(router.state.location.pathname).toBe('/');
});

test('InvitationsPage adds an offered place to the cart of the person who waited for it', async () => {
  const sent = serve({
    get_invitations: invitations({ waiting: [offered, waiting] }),
    accept_waiting_list_offer: () =>
      Response.json({ result: { reservation: { now: 1, expires: 901, extensions_left: 2 } } }),
  });
  const router = await renderPage();
  await expect.element(offers().getByRole('heading', { name: 'Salsa: Noor Peeters' })).toBeVisible();
  await expect
    .element(
      offers().getByText('We houden deze plaats vrij voor Noor Peeters tot donderdag 19/11/2026 om 15u53.'),
    )
    .toBeVisible();
  await expect.element(offers().getByText('Eerste les: woensdag 02/12/2026 om 15u45')).toBeVisible();
  await expect.element(offers().getByText('€ 160,00')).toBeVisible();
  await expect.element(lists().getByText('Plaats 2 op de wachtlijst')).toBeVisible();
  // A place can be taken only when it is offered.
  await expect.element(lists().getByRole('button', { name: 'Inschrijven' })).not.toBeInTheDocument();
  await userEvent.click(button('Inschrijven'));
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/winkelmandje');
  expect(sent).toEqual([
    { operation: 'accept_waiting_list_offer', body: { club: 1, uid: noor.uid, tariff: 1141 } },
  ]);
  expect(browserCart.getState().items).toMatchObject({ [`1-${noor.uid}`]: { tariffs: [1141] } });
  expect(selectionStore.getState().selection).toMatchObject({ uid: noor.uid, loginUid: an.uid });
});

test('InvitationsPage shows in the card that an offer has expired, and adds nothing to the cart', async () => {
  const refusal = 'Deze plaats is niet meer vrij.';
  serve({
    get_invitations: invitations({ waiting: [offered] }),
    accept_waiting_list_offer: () =>
      Response.json({ errors: [refusal], code: 'not-available' }, { status: 409 }),
  });
  await renderPage();
  await userEvent.click(button('Inschrijven'));
  await expect.element(offers().getByRole('alert').getByText(refusal)).toBeVisible();
  await expect.element(button('Inschrijven')).toBeEnabled();
  expect(browserCart.getState().items[`1-${noor.uid}`]?.tariffs ?? []).toEqual([]);
});

test.each([
  ['asked', 'Nog geen antwoord', 'We houden de plaats van Jo Claes vrij tot'],
  ['coming', 'Komt mee', 'Jo Claes moet zich nog inschrijven'],
  ['declined', 'Komt niet mee', 'Je eigen plaats blijft van jou.'],
] as const)(
  'InvitationsPage shows the state of an invitation that was sent (%s), with the next step',
  async (state, told, now) => {
    serve({ get_invitations: invitations({ sent: [{ ...asking, state }] }) });
    await renderPage();
    const sent = page.getByRole('region', { name: 'Wie jij meevroeg' });
    await expect.element(sent.getByText('An Peeters vroeg Jo Claes mee naar Salsa')).toBeVisible();
    await expect.element(sent.getByText(told)).toBeVisible();
    await expect.element(sent.getByText(new RegExp(`^${now}`))).toBeVisible();
    expect(sent.getByRole('button').elements()).toEqual([]);
  },
);

test('InvitationsPage asks for one confirmation before leaving a waiting list, with the name and the course', async () => {
  const sent = serve({
    get_invitations: invitations({ waiting: [waiting] }, {}),
    leave_waiting_list: () => Response.json({ result: {} }),
  });
  await renderPage();
  await userEvent.click(button('Verlaat de wachtlijst'));
  const question = page.getByRole('dialog', { name: 'Verlaat je de wachtlijst?' });
  await expect.element(question.getByRole('button', { name: 'Blijf op de wachtlijst' })).toBeVisible();
  await expect
    .element(question)
    .toMatchTextContent(/Lars Peeters staat dan niet meer op de wachtlijst voor Salsa\./);
  await userEvent.click(question.getByRole('button', { name: 'Verlaat de wachtlijst' }));
  await expect.element(notices().getByText('Lars Peeters staat niet meer op de wachtlijst.')).toBeVisible();
  await expect.element(lists()).not.toBeInTheDocument();
  expect(sent).toEqual([{ operation: 'leave_waiting_list', body: { club: 1, uid: lars.uid, tariff: 1141 } }]);
});

test('InvitationsPage offers a retry when the list fails to load', async () => {
  const turns = [
    () => Response.json({ errors: ['Er is iets misgegaan'] }, { status: 500 }),
    invitations({ couples: [couple] }),
  ];
  serve({ get_invitations: () => (turns.length > 1 ? turns.shift() : turns[0])?.() ?? Response.error() });
  await renderPage();
  await userEvent.click(page.getByRole('button', { name: 'Opnieuw proberen' }));
  await expect.element(asked()).toBeVisible();
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import examples from '#schemas/examples/money/getReminders.json' with { type: 'json' };
import { answer, inTurn, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { button, dialog, list, notices, openPayments } from './openPayments.tsx';

const [one, nobody] = examples.response.valid.map(({ value }) => value.result);
const [mail] = one?.mails ?? [];
const second = { ...mail, order: 14, payer: 'Bart Maes', to: 'bart@example.org' };
const overdue = { state: 'overdue', number: 'KN-2026-000123' };

test('RemindPayer shows to whom, the amount, the account and the text before it sends, and says why it was refused', async () => {
  const { sent } = await openPayments([overdue], {
    get_reminders: answer(one),
    remind_now: inTurn(
      () => refusal(409, 'not-available', 'Vandaag vertrok er al een herinnering naar deze persoon.'),
      () => Response.json({ result: { to: 'an@example.org', invoices: 2 } }),
    ),
  });
  await userEvent.click(button('Stuur een herinnering voor KN-2026-000123'));
  for (const shown of [
    /^An Peeters · an@example\.org/,
    /KN-2026-000123 voor Noor Peeters · €\s180,00 · vervallen op 04\/11\/2026/,
    /BE68 5390 0754 7034 · Mededeling: \+\+\+000\/0000\/01212\+\+\+/,
  ])
    await expect.element(dialog().getByRole('listitem')).toMatchTextContent(shown);
  await expect.element(dialog().getByRole('region', { name: 'De mail' })).toMatchTextContent(/Dag An/);
  expect(sent('get_reminders')).toMatchObject([{ order: '12' }]);
  expect(sent('remind_now')).toEqual([]);
  const send = dialog().getByRole('button', { name: 'Verstuur de herinnering' });
  await userEvent.click(send);
  await expect
    .element(dialog().getByRole('alert'))
    .toMatchTextContent(/Vandaag vertrok er al een herinnering/);
  await userEvent.click(send);
  await expect
    .element(notices())
    .toMatchTextContent(/De herinnering aan an@example\.org is onderweg, .*: 2 kostennota’s\./);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(sent('remind_now')).toEqual(Array(2).fill({ club: expect.any(Number), order: 12 }));
});

test('RemindAll counts the mails and their sum, names who gets none, and reminds the others in one press', async () => {
  const all = { ...one, mails: [mail, second], held: nobody?.held, more: 3, mail: null };
  const { sent } = await openPayments([overdue], {
    get_reminders: ({ order }) => Response.json({ result: order === undefined ? all : one }),
    remind_all: answer({ sent: 2, passed: 0 }),
  });
  await userEvent.click(button('Stuur herinneringen'));
  await expect
    .element(dialog())
    .toMatchTextContent(/Er vertrekken 2 mails, over samen €\s360,00 die vervallen is\..*Nog 3 betalers/);
  await expect.element(dialog()).toMatchTextContent(/An Peeters kreeg vandaag al een herinnering\./);
  await userEvent.click(dialog().getByText('Lees de mail aan An Peeters'));
  await expect.element(dialog().getByRole('region', { name: 'De mail' })).toMatchTextContent(/Dag An/);
  await userEvent.click(dialog().getByRole('button', { name: 'Verstuur 2 herinneringen' }));
  await expect.element(notices()).toMatchTextContent(/2 herinneringen zijn onderweg\./);
  expect(sent('remind_all')).toMatchObject([{ orders: [12, 14] }]);
});

test('RemindPayer says from which day an invoice that is not overdue can be reminded of', async () => {
  await openPayments([{ number: 'KN-2026-000123' }], {
    get_reminders: answer({ ...nobody, held: [] }),
  });
  await userEvent.click(button(/^Meer voor/));
  await userEvent.click(page.getByRole('button', { name: 'Stuur een herinnering', exact: true }));
  await expect.element(dialog()).toMatchTextContent(/Een herinnering kan vanaf de dag na de vervaldag/);
});

/** The payments of a club to which families owe this. */
function openOwing(owed: { readonly open: number; readonly invoices: number; readonly overdue: number }) {
  const answered = list({ ...overdue, reminded: 1_795_165_500 });
  return openPayments([], {
    async get_club_payments(...call) {
      const found = await (await answered(...call)).json();
      return Response.json({ ...found, owed });
    },
  });
}

test.each([
  [/^Er staat niets open\. Je hoeft niemand te herinneren\.$/, { open: 0, invoices: 0 }],
  [/van 2 kostennota’s\. Daarvan is nog niets vervallen\. Een herinnering kan/, { open: 90, invoices: 2 }],
])('PaymentsPart says %s in place of a button that reminds nobody', async (said, owed) => {
  await openOwing({ ...owed, overdue: 0 });
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(button('Stuur herinneringen')).not.toBeInTheDocument();
});

test('PaymentsPart says what is still owed in all, and when a family was reminded', async () => {
  await openOwing({ open: 412, invoices: 5, overdue: 1 });
  await expect.element(button('Stuur herinneringen')).toBeVisible();
  await expect
    .element(page.getByText(/^Nog te ontvangen: €\s412,00, van 5 kostennota’s\. 1 is vervallen\.$/))
    .toBeVisible();
  await expect.element(page.getByRole('listitem')).toMatchTextContent(/Herinnerd op 20\/11\/2026/);
});

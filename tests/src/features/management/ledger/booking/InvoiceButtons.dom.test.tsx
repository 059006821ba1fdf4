import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { inTurn, refusal } from '#tests/src/features/session/openAsMember.tsx';
import { button, dialog, done, field, list, notices, openPayments } from './openPayments.tsx';

const booked = () => Response.json({ result: { invoices: [] } });
const credit = { state: 'paid', paid: 275, open: 0, refund: 50 };
const other = { oid: 30, number: 'KN-2026-000130', name: 'Lars Peeters', open: 30 };
const another = { oid: 31, number: 'KN-2026-000131', name: 'Noor Peeters', open: 80 };
const payment = { id: 4, amount: 225, at: 1_795_165_300, by: 'transfer', state: 'paid', undoable: true };
const givenBack = {
  ...{ id: 9, is: 'given-back', amount: 20, on: '2026-11-19', way: 'cash' },
  ...{ by: 'Karim', reason: '', undoable: true },
};

interface Dialog {
  readonly operation: string;
  readonly invoice: object;
  readonly opener: RegExp;
  readonly save: string;
  /** A wrong answer, and what the field then says. */
  readonly wrong: readonly [label: string, typed: string, says: RegExp];
  readonly right: string;
  readonly request: object;
}

const dialogs: readonly Dialog[] = [
  {
    operation: 'mark_transfer_paid',
    invoice: {},
    opener: /^Noteer een betaling voor KN-2026-000123/,
    save: 'Noteer als betaald',
    wrong: ['Bedrag', 'zes', /Vul een bedrag in/],
    right: '60,5',
    request: {
      ...{ amount: 60.5, by: 'transfer', paidOn: '2026-11-20', keepsSurplus: false, open: 225, refund: 0 },
    },
  },
  {
    operation: 'note_given_back',
    invoice: credit,
    opener: /^Noteer als teruggegeven voor/,
    save: 'Noteer als teruggegeven',
    wrong: ['Bedrag', '50,01', /Vul een bedrag tot en met €\s50,00 in\./],
    right: '20',
    request: { amount: 20, way: 'transfer', givenOn: '2026-11-20', refund: 50 },
  },
  {
    operation: 'use_credit',
    invoice: { ...credit, creditFor: [other] },
    opener: /^Gebruik het tegoed/,
    save: 'Betaal met het tegoed',
    wrong: ['Bedrag', '30,01', /Vul een bedrag tot en met €\s30,00 in\./],
    right: '12',
    request: { forOrder: 30, amount: 12, refund: 50, open: 30 },
  },
  {
    operation: 'undo_transfer',
    invoice: { ...credit, payments: [payment] },
    opener: /^Maak ongedaan.*225,00/,
    save: 'Maak ongedaan',
    wrong: ['Waarom?', ' ', /Schrijf waarom\./],
    right: 'Verkeerde familie',
    request: { order: undefined, payment: 4, reason: 'Verkeerde familie' },
  },
  {
    operation: 'undo_given_back',
    invoice: { ...credit, entries: [givenBack] },
    opener: /^Maak ongedaan.*20,00/,
    save: 'Maak ongedaan',
    wrong: ['Waarom?', '', /Schrijf waarom\./],
    right: 'Verkeerde familie',
    request: { order: undefined, entry: 9, reason: 'Verkeerde familie' },
  },
];

test.each(dialogs)(
  '$operation is not sent with a wrong field, and keeps what was typed and its key when it fails',
  async ({ operation, invoice, opener, save, wrong: [label, typed, says], right, request }) => {
    const { sent, keys } = await openPayments([invoice], {
      [operation]: inTurn(
        () => refusal(409, 'conflict', 'Iemand was je voor.'),
        () => refusal(500, 'internal', 'Er is iets misgegaan'),
        booked,
      ),
    });
    await userEvent.click(button(opener));
    const press = () => userEvent.click(dialog().getByRole('button', { name: save }));
    await userEvent.fill(field(label), typed);
    await press();
    await expect.element(field(label)).toHaveAccessibleDescription(says);
    await expect.element(field(label)).toHaveFocus();
    expect(sent(operation)).toEqual([]);
    await userEvent.fill(field(label), right);
    await press();
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Iemand was je voor\./);
    expect(sent('get_club_payments')).toHaveLength(2);
    await press();
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/aan onze kant/);
    await expect.element(field(label)).toHaveValue(right);
    expect(sent('get_club_payments')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button(opener)).toHaveFocus();
    const wanted = { club: expect.any(Number), order: 12, ...request };
    expect(sent(operation)).toEqual([wanted, wanted]);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  },
);

test('MarkPayment books cash or at the desk, and a surplus only when it is ticked as a credit', async () => {
  const { sent } = await openPayments([{}], { mark_transfer_paid: booked });
  await userEvent.click(button(/^Noteer een betaling/));
  await userEvent.fill(field('Bedrag'), '250');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/^Duid aan dat de rest een tegoed is/);
  expect(sent('mark_transfer_paid')).toEqual([]);
  await userEvent.click(dialog().getByRole('checkbox', { name: /^Houd €\s25,00 bij als tegoed/ }));
  await userEvent.selectOptions(field('Hoe werd er betaald?'), 'Aan de balie, met kaart of app');
  await userEvent.fill(field('Betaald op'), '2026-11-21');
  await userEvent.click(button('Noteer als betaald'));
  await expect.element(field('Betaald op')).toHaveAccessibleDescription(/niet in de toekomst/);
  await userEvent.fill(field('Betaald op'), '2026-11-18');
  await userEvent.click(button('Noteer als betaald'));
  await expect.element(notices()).toMatchTextContent(/€\s250,00 is genoteerd voor KN-2026-000123\./);
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(sent('mark_transfer_paid')).toMatchObject([
    { amount: 250, by: 'desk', paidOn: '2026-11-18', keepsSurplus: true },
  ]);
});

test('UseCredit proposes at most what the chosen invoice and the credit allow, and pays that invoice', async () => {
  const { sent } = await openPayments([{ ...credit, creditFor: [other, another] }], { use_credit: done });
  await userEvent.click(button(/^Gebruik het tegoed/));
  await expect.element(field('Bedrag')).toHaveValue('30,00');
  await userEvent.selectOptions(field('Voor welke kostennota?'), '31');
  await expect.element(field('Bedrag')).toHaveValue('50,00');
  await userEvent.click(button('Betaal met het tegoed'));
  await expect
    .element(notices())
    .toMatchTextContent(/€\s50,00 van het tegoed is gebruikt voor KN-2026-000131/);
  expect(sent('use_credit')).toMatchObject([{ order: 12, forOrder: 31, amount: 50, open: 80 }]);
});

test.each([
  ['its button', 'row', [{ ...credit, refund: 0 }], 'li'],
  ['its row', 'page', [], 'main'],
] as const)(
  'NoteGivenBack leaves the focus near %s when that is gone: on the %s',
  async (_gone, _near, left, focused) => {
    await openPayments([credit], {
      get_club_payments: inTurn(list(credit), list(...left)),
      note_given_back: done,
    });
    await userEvent.click(button(/^Noteer als teruggegeven/));
    await userEvent.click(dialog().getByRole('button', { name: 'Noteer als teruggegeven' }));
    await expect
      .poll(() => document.activeElement?.outerHTML.slice(0, 60))
      .toMatch(new RegExp(`^<${focused}`));
    await expect.element(dialog()).not.toBeInTheDocument();
  },
);

test('MarkPayment says in a notice what was refused when the row is gone from the list meanwhile', async () => {
  await openPayments([{}], {
    get_club_payments: inTurn(list({}), list()),
    mark_transfer_paid: () => refusal(409, 'conflict', 'Iemand was je voor.'),
  });
  await userEvent.click(button(/^Noteer een betaling/));
  await userEvent.click(button('Noteer als betaald'));
  await expect.element(notices()).toMatchTextContent(/Iemand was je voor\./);
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('NoteGivenBack names the account from which was paid, for a transfer alone', async () => {
  await openPayments([{ ...credit, paidFrom: 'BE71096123456769' }]);
  await userEvent.click(button(/^Noteer als teruggegeven/));
  const account = page.getByText('De overschrijving kwam van BE71 0961 2345 6769.');
  await expect.element(account).toBeVisible();
  await userEvent.selectOptions(field('Hoe?'), 'Cash');
  await expect.element(account).not.toBeInTheDocument();
});

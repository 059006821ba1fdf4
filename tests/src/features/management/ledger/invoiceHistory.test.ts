import { expect, it } from 'vitest';
import type { ClubInvoice } from '#src/api/entities/management/clubInvoice.ts';
import { invoiceHistory } from '#src/features/management/ledger/invoiceHistory.ts';

const day = 86_400;
const start = Date.UTC(2026, 10, 1, 12) / 1000;

const invoice: ClubInvoice = {
  ...{ oid: 1, number: 'KN-2026-000001', name: 'Noor', payer: 'An', placed: start, state: 'part-paid' },
  ...{
    subjects: [],
    total: 20_000,
    credited: 0,
    open: 5_000,
    refund: 0,
    paidFrom: '',
    due: null,
    reference: '',
    together: [],
    reminded: null,
    attention: [],
    mailed: true,
  },
  payments: [
    payment({ id: 2, by: 'transfer', undoable: true, at: start + 3 * day }),
    payment({ id: 1, by: 'mollie' }),
    payment({ id: 3, by: 'test', state: 'open', at: start + 4 * day }),
    payment({ id: 4, by: 'transfer', state: 'undone', at: start + 5 * day }),
  ],
  creditFor: [],
  refunds: [{ amount: 1_000, at: start + 2 * day, state: 'failed' }],
  entries: [
    entry({ id: 5, is: 'payment-undone', amount: 10_000, on: '2026-11-06', by: 'Karim', reason: 'Dubbel' }),
    entry({ id: 6, is: 'charged-back', on: '2026-11-01' }),
    entry({ id: 7, is: 'given-back', on: '2026-11-07', way: 'cash', by: 'Karim', undoable: true }),
    entry({ id: 8, is: 'giving-back-undone', on: '2026-11-08', way: 'cash', by: 'Karim' }),
  ],
  creditNotes: [{ id: 9, number: 'CN-2026-000001', amount: 1_000, reason: 'Terug', issued: start + day }],
  laterInvoices: [{ id: 31, number: 'KN-2026-000002', amount: 1_500, issued: start + day }],
};

function entry(more: Partial<ClubInvoice['entries'][number]>): ClubInvoice['entries'][number] {
  return {
    ...{ id: 0, is: 'charged-back', amount: 2_500, on: '2026-11-01', way: null },
    ...{ by: null, reason: '', undoable: false, ...more },
  };
}

function payment(more: Partial<ClubInvoice['payments'][number]>): ClubInvoice['payments'][number] {
  return {
    ...{ id: 0, amount: 10_000, at: start, by: 'online', state: 'paid', undoable: false },
    ...more,
  };
}

it('invoiceHistory lists payments, credit notes, refunds and what happened since, the oldest first', () => {
  const plain = invoiceHistory(invoice).map(({ day: on, what, amount, detail }) =>
    [on, what, amount, detail].join(' | ').replaceAll('\u00a0', ' '),
  );
  expect(plain).toEqual([
    '01/11/2026 | Online, via Mollie | € 100,00 | ',
    '01/11/2026 | De bank draaide een betaling terug | − € 25,00 | ',
    '02/11/2026 | Kostennota KN-2026-000002 | + € 15,00 | ',
    '02/11/2026 | Creditnota CN-2026-000001 | − € 10,00 | Terug',
    '03/11/2026 | Terugbetaling mislukt | − € 10,00 | ',
    '04/11/2026 | Overschrijving | € 100,00 | ',
    '05/11/2026 | Online, in de testkassa | € 100,00 | Begonnen, nog niet betaald',
    '06/11/2026 | Overschrijving | € 100,00 | ',
    '06/11/2026 | Betaling ongedaan gemaakt | − € 100,00 | Genoteerd door Karim · Dubbel',
    '07/11/2026 | Zelf teruggegeven | − € 25,00 | Cash · Genoteerd door Karim',
    '08/11/2026 | Teruggave ongedaan gemaakt | € 25,00 | Cash · Genoteerd door Karim',
  ]);
});

it('invoiceHistory offers to undo what the server allows', () => {
  const undoable = invoiceHistory(invoice).flatMap((event) => event.undoable ?? []);
  expect(undoable.map((one) => (one.is === 'payment' ? one.payment.id : one.entry.id))).toEqual([2, 7]);
});

import { expect, it } from 'vitest';
import payments from '#schemas/examples/management/getClubPayments.json' with { type: 'json' };
import { type ClubInvoice, parseClubInvoices } from '#src/api/entities/management/clubInvoice.ts';
import { invoiceActions } from '#src/features/management/ledger/booking/invoiceActions.ts';

const [example] = parseClubInvoices(payments.response.valid[0]?.value).invoices;
const creditFor = [{ oid: 2, number: 'KN-2026-000002', name: 'Lars', open: 1_000 }];
const settled = { state: 'paid', open: 0 } as const;

it.each<[string, Partial<ClubInvoice>, string, string]>([
  ['open', { state: 'open' }, 'mark', 'remind back'],
  ['overdue', { state: 'overdue' }, 'remind mark', 'back'],
  ['paid', settled, '', 'back mark'],
  ['paid too much', { ...settled, refund: 500 }, 'giveBack', 'back mark'],
  [
    'paid too much by a family with an open invoice',
    { ...settled, refund: 500, creditFor },
    'credit giveBack',
    'back mark',
  ],
  ['paid by a family with an open invoice', { ...settled, creditFor }, '', 'back mark'],
  ['credited', { ...settled, state: 'credited', credited: 22_500 }, '', 'mark'],
])('invoiceActions of an invoice that is %s', (_name, more, asked, other) => {
  if (!example) throw new Error('The contract has no example');
  const actions = invoiceActions({ ...example, ...more });
  expect([actions.asked.join(' '), actions.other.join(' ')]).toEqual([asked, other]);
});

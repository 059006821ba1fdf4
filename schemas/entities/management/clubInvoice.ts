import { type Static, Type } from 'typebox';
import { exact, or, readableOrNone, unread } from '../../reading.ts';
import { Euros, IsoDate, Nid, Oid, UnixTime } from '../../scalars.ts';
import { Invoice } from '../orders/invoice.ts';

const { number, name, placed, state, subjects, total, paid, credited, open } = Invoice.properties;
const { overdue, reclaim, due, creditNotes } = Invoice.properties;

const ClubPayment = Type.Object({
  id: Nid,
  amount: Euros,
  at: UnixTime,
  by: or(
    Type.Enum(['transfer', 'cash', 'desk', 'credit', 'mollie', 'test', 'online'], {
      description:
        '`desk`: with a card or an app at the desk of the club; `credit`: what another invoice had too much; `test`: the test checkout of a demo',
    }),
    'online',
  ),
  state: Type.Enum(['open', 'paid', 'undone'], {
    description: '`undone`: a manager took back that this transfer arrived',
  }),
  undoable: Type.Boolean({ description: 'undo_transfer can take it back' }),
});

const ClubRefund = Type.Object({
  amount: Euros,
  at: UnixTime,
  state: Type.Enum(['under way', 'refunded', 'failed'], {
    description: '`failed`: the money stayed with the club, which gives it back itself',
  }),
});

const MoneyEntry = Type.Object({
  id: Nid,
  is: Type.Enum(
    ['charged-back', 'chargeback-reversed', 'payment-undone', 'given-back', 'giving-back-undone'],
    { description: 'What happened to money that had come in. What undoes something is an entry of its own' },
  ),
  amount: Euros,
  on: IsoDate,
  way: Type.Optional(
    or(Type.Enum(['transfer', 'cash', 'other-invoice'], { description: 'How the club gave it back' }), null),
  ),
  by: exact(
    Type.Union([Type.String(), Type.Null()], {
      description: 'Name of the manager; null for the bank, and where the account was erased',
    }),
  ),
  reason: Type.Optional(or(Type.String({ minLength: 1 }), '')),
  undoable: Type.Boolean({ description: 'undo_given_back can undo it' }),
});

const Attention = Type.Object({
  is: Type.Enum(['reclaim', 'give-back', 'unpaid-again'], {
    description:
      '`reclaim`: the family got it twice. `give-back`: the family paid more than it owes. `unpaid-again`: the bank took it back, and nobody paid it since',
  }),
  amount: Euros,
});

/** An invoice as the managers of its club see it. */
export const ClubInvoice = Type.Object({
  oid: Oid,
  ...{ number, name, placed, state, subjects, total, credited, open, due },
  ...{ paid: unread(paid), overdue: unread(overdue), reclaim: unread(reclaim) },
  refund: Type.Unsafe<number>({ ...Euros, description: 'Amount that the club gives back itself' }),
  paidFrom: or(
    Type.String({
      description:
        'Where the club gives something back: IBAN from which the last transfer came, by the statement of the bank. Empty where that is unknown',
    }),
    '',
  ),
  creditNotes: Type.Array(creditNotes.items),
  laterInvoices: readableOrNone(
    Type.Array(Type.Object({ id: Nid, number, amount: Euros, issued: UnixTime }), {
      description: 'What was added to the order later, such as a raised price, has an invoice of its own',
    }),
  ),
  payer: Type.String({ description: 'Name of the person who placed the order' }),
  mailed: or(
    Type.Boolean({ description: 'The payer has an address, so mails about the invoice leave' }),
    true,
  ),
  reference: Type.String({ description: 'Structured communication of the transfer, +++000/0000/00000+++' }),
  payments: Type.Array(ClubPayment),
  refunds: Type.Array(ClubRefund),
  entries: or(Type.Array(MoneyEntry), []),
  attention: readableOrNone(
    Type.Array(Attention, { description: 'What the club must look at; `show: attention` lists these' }),
  ),
  creditFor: or(
    Type.Array(Type.Object({ oid: Oid, number, name, open }), {
      description: 'Other open invoices of the family, which use_credit can pay by `refund`',
    }),
    [],
  ),
  reminded: or(
    Type.Union([UnixTime, Type.Null()], { description: 'When the last reminder of it was written' }),
    null,
  ),
  together: Type.Array(Type.Object({ number, name, open }), {
    description:
      'Other open invoices with the same structured communication: a family may pay all by one transfer',
  }),
});
export type ClubInvoice = Static<typeof ClubInvoice>;

/** The open amount of a club, over all its invoices. */
export const OwedToClub = Type.Object({
  open: Euros,
  invoices: Type.Integer({ minimum: 0, description: 'Invoices with an open amount' }),
  overdue: Type.Integer({ minimum: 0, description: 'Those of which a day is over' }),
});
export type OwedToClub = Static<typeof OwedToClub>;

/** The invoices that a booked transfer paid. */
export const BookedTransfer = Type.Object({
  invoices: Type.Array(Type.Object({ oid: unread(Oid), number: Type.String(), amount: Euros, open: Euros }), {
    description: 'The invoices that the amount paid for, the one that was named first',
  }),
  paidOn: unread(IsoDate),
});
export type BookedTransfer = Static<typeof BookedTransfer>;

import { type Static, Type } from 'typebox';
import { Euros, IsoDate, Nid, Oid, UnixTime } from '../scalars.ts';
import { Invoice } from './invoice.ts';

const {
  number,
  name,
  placed,
  state,
  subjects,
  total,
  paid,
  credited,
  open,
  overdue,
  refund,
  due,
  creditNotes,
} = Invoice.properties;

const ClubPayment = Type.Object({
  id: Nid,
  amount: Euros,
  at: UnixTime,
  by: Type.Enum(['transfer', 'mollie', 'test', 'online'], {
    description: '`test`: the test checkout of a demo',
  }),
  state: Type.Enum(['open', 'paid', 'undone'], {
    description: '`undone`: a manager took back that this transfer arrived',
  }),
  chargedBack: Type.Unsafe<number>({ ...Euros, description: 'Part that the bank took back' }),
  undoable: Type.Boolean({ description: 'undo_transfer can take it back' }),
});

const ClubRefund = Type.Object({
  amount: Euros,
  at: UnixTime,
  state: Type.Enum(['under way', 'refunded', 'failed'], {
    description: '`failed`: the money stayed with the club, which gives it back itself',
  }),
});

/** An invoice as the managers of its club see it. */
export const ClubInvoice = Type.Object({
  oid: Oid,
  ...{
    number,
    name,
    placed,
    state,
    subjects,
    total,
    paid,
    credited,
    open,
    overdue,
    refund,
    due,
    creditNotes,
  },
  payer: Type.String({ description: 'Name of the person who placed the order' }),
  reference: Type.String({ description: 'Structured communication of the transfer, +++000/0000/00000+++' }),
  payments: Type.Array(ClubPayment),
  refunds: Type.Array(ClubRefund),
  together: Type.Array(Type.Object({ number, name, open }), {
    description:
      'Other open invoices with the same structured communication: a family may pay all by one transfer',
  }),
});
export type ClubInvoice = Static<typeof ClubInvoice>;

/** The invoices that a booked transfer paid. */
export const BookedTransfer = Type.Object({
  invoices: Type.Array(Type.Object({ oid: Oid, number: Type.String(), amount: Euros, open: Euros }), {
    description: 'The invoices that the amount paid for, the one that was named first',
  }),
  paidOn: IsoDate,
});
export type BookedTransfer = Static<typeof BookedTransfer>;

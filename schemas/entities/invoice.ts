import { type Static, Type } from 'typebox';
import { Euros, IsoDate, Nid, Oid, Uid, UnixTime } from '../scalars.ts';
import { UserClub } from './club.ts';
import { OrderItem } from './order.ts';
import { Transfer } from './transfer.ts';

const CreditNote = Type.Object({
  id: Nid,
  number: Type.String({ description: 'E.g. CN-2026-000007' }),
  amount: Euros,
  reason: Type.String(),
  issued: UnixTime,
});

/** An order as an invoice (Specification 2.1). Its number counts per club and year, and never changes. */
export const Invoice = Type.Object({
  oid: Oid,
  number: Type.String({ description: 'E.g. KN-2026-000123' }),
  uid: Uid,
  name: Type.String({ description: 'Name of the person' }),
  club: Type.Omit(UserClub, ['blocked']),
  placed: UnixTime,
  state: Type.Enum(['open', 'part-paid', 'processing', 'paid', 'overdue', 'credited']),
  /** The items it is for, one line each. */
  subjects: Type.Array(Type.String()),
  total: Euros,
  paid: Euros,
  credited: Euros,
  open: Type.Unsafe<number>({ ...Euros, description: 'Unpaid amount, due today or later' }),
  overdue: Type.Unsafe<number>({ ...Euros, description: 'Overdue part of `open`' }),
  reclaim: Type.Unsafe<number>({
    ...Euros,
    description: 'Part of `open` that the family got twice: from the club, and from the bank as well',
  }),
  refund: Type.Unsafe<number>({ ...Euros, description: 'Amount to refund: paid, but no longer owed' }),
  payable: Type.Unsafe<number>({
    ...Euros,
    description:
      'Amount of a payment by redirect_to_mollie_payment with `early`; 0: only a transfer is possible',
  }),
  due: Type.Union([IsoDate, Type.Null()], {
    description: 'Last day to pay the first open instalment; null: no open instalment, or no day is set',
  }),
  creditNotes: Type.Array(CreditNote),
});
export type Invoice = Static<typeof Invoice>;

export const InvoiceDetail = Type.Object({
  ...Invoice.properties,
  reference: Type.String({ description: 'Structured communication of the transfer, +++000/0000/00000+++' }),
  transfer: Type.Optional(Transfer),
  laterInvoices: Type.Optional(
    Type.Array(Type.Object({ id: Nid, number: Type.String(), amount: Euros, issued: UnixTime }), {
      description: 'Invoices for what was added to the order after the first one was issued',
    }),
  ),
  items: Type.Array(OrderItem),
  sections: Type.Record(Type.String(), Type.String(), { description: 'Name of the person per section' }),
  /** The agreed parts; `open` is the unpaid amount of each. */
  parts: Type.Array(Type.Object({ due: Type.Union([IsoDate, Type.Null()]), amount: Euros, open: Euros })),
  payments: Type.Array(
    Type.Object({
      amount: Euros,
      at: UnixTime,
      by: Type.Enum(['transfer', 'cash', 'desk', 'credit', 'online']),
    }),
  ),
});
export type InvoiceDetail = Static<typeof InvoiceDetail>;

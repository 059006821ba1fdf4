import { type Static, Type } from 'typebox';
import { Euros, IsoDate, Nid, Oid, Uid, UnixTime } from '../../scalars.ts';
import { UserClub } from '../club/club.ts';
import { MoneyStanding } from './moneyStanding.ts';
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
  ...MoneyStanding.properties,
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

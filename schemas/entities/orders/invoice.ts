import { type Static, Type } from 'typebox';
import { exact, or, readableOrNone } from '../../reading.ts';
import { Euros, IsoDate, Nid, Oid, Uid, UnixTime } from '../../scalars.ts';
import { UserClub } from '../club/club.ts';
import { MoneyStanding } from './moneyStanding.ts';
import { OrderItem } from './order.ts';
import { Transfer } from './transfer.ts';

const CreditNote = Type.Object({
  id: Nid,
  number: Type.String({ description: 'E.g. CN-2026-000007' }),
  amount: Euros,
  reason: or(Type.String(), ''),
  issued: UnixTime,
});

/** An order as an invoice (Specification 2.1). Its number counts per club and year, and never changes. */
export const Invoice = Type.Object({
  oid: Oid,
  number: Type.String({ description: 'E.g. KN-2026-000123' }),
  uid: Uid,
  name: Type.String({ description: 'Name of the person' }),
  club: Type.Pick(UserClub, ['nid', 'url', 'title']),
  placed: UnixTime,
  state: Type.Enum(['open', 'part-paid', 'processing', 'paid', 'overdue', 'credited']),
  /** The items it is for, one line each. */
  subjects: readableOrNone(Type.Array(Type.String())),
  ...MoneyStanding.properties,
  creditNotes: readableOrNone(Type.Array(CreditNote)),
});
export type Invoice = Static<typeof Invoice>;

export const InvoiceDetail = Type.Object({
  ...Invoice.properties,
  reference: or(
    Type.String({ description: 'Structured communication of the transfer, +++000/0000/00000+++' }),
    '',
  ),
  transfer: Type.Optional(Transfer),
  laterInvoices: Type.Optional(
    readableOrNone(
      Type.Array(Type.Object({ id: Nid, number: Type.String(), amount: Euros, issued: UnixTime }), {
        description: 'Invoices for what was added to the order after the first one was issued',
      }),
    ),
  ),
  items: Type.Array(OrderItem),
  sections: or(
    Type.Record(Type.String(), Type.String(), { description: 'Name of the person per section' }),
    {},
  ),
  /** The agreed parts; `open` is the unpaid amount of each. */
  parts: or(
    Type.Array(Type.Object({ due: exact(Type.Union([IsoDate, Type.Null()])), amount: Euros, open: Euros })),
    [],
  ),
  payments: readableOrNone(
    Type.Array(
      Type.Object({
        amount: Euros,
        at: UnixTime,
        by: or(Type.Enum(['transfer', 'cash', 'desk', 'credit', 'online']), 'online'),
      }),
    ),
  ),
});
export type InvoiceDetail = Static<typeof InvoiceDetail>;

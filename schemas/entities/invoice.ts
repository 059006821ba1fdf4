import { type Static, Type } from 'typebox';
import { Euros, IsoDate, Nid, Oid, Uid, UnixTime } from '../scalars.ts';
import { UserClub } from './club.ts';
import { OrderItem } from './order.ts';

const CreditNote = Type.Object({
  id: Nid,
  number: Type.String({ description: 'E.g. CN-2026-000007' }),
  amount: Euros,
  reason: Type.String(),
  issued: UnixTime,
});

/** An order as an invoice (Specification 2.1). Its number never changes: it consists of the year and the order. */
export const Invoice = Type.Object({
  oid: Oid,
  number: Type.String({ description: 'E.g. KN-2026-000123' }),
  uid: Uid,
  name: Type.String({ description: 'For whom' }),
  club: Type.Omit(UserClub, ['blocked']),
  placed: UnixTime,
  state: Type.Enum(['open', 'part-paid', 'processing', 'paid', 'overdue', 'credited']),
  /** The items it is for, one line each. */
  subjects: Type.Array(Type.String()),
  total: Euros,
  paid: Euros,
  credited: Euros,
  open: Type.Unsafe<number>({ ...Euros, description: 'Still to be paid, today or later' }),
  overdue: Type.Unsafe<number>({ ...Euros, description: 'Of that, what should have come in before today' }),
  refund: Type.Unsafe<number>({ ...Euros, description: 'Paid and no longer owed: the club gives it back' }),
  payable: Type.Unsafe<number>({
    ...Euros,
    description:
      'What a payment by redirect_to_mollie_payment with `early` is for; 0: it can be paid by transfer only',
  }),
  due: Type.Union([IsoDate, Type.Null()], {
    description:
      'The last day to pay the first part that is open; null: there is none, or nobody has said when',
  }),
  creditNotes: Type.Array(CreditNote),
});
export type Invoice = Static<typeof Invoice>;

export const InvoiceDetail = Type.Object({
  ...Invoice.properties,
  reference: Type.String({ description: 'Structured communication of the transfer, +++000/0000/00000+++' }),
  iban: Type.String({ description: "The club's account, without spaces; '' where it takes no transfers" }),
  items: Type.Array(OrderItem),
  sections: Type.Record(Type.String(), Type.String(), { description: 'Whose items are in a section' }),
  /** The agreed parts; `open` is the unpaid amount of each. */
  parts: Type.Array(Type.Object({ due: Type.Union([IsoDate, Type.Null()]), amount: Euros, open: Euros })),
  payments: Type.Array(Type.Object({ amount: Euros, at: UnixTime, by: Type.Enum(['transfer', 'online']) })),
});
export type InvoiceDetail = Static<typeof InvoiceDetail>;

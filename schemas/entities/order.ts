import { type Static, Type } from 'typebox';
import { Euros, Nid, Oid, Uid, UnixTime } from '../scalars.ts';
import { UserClub } from './club.ts';

/** A line of a cart or an order. Amounts are in euros; `discount` is per line and not negative. */
export const OrderItem = Type.Object({
  nid: Nid,
  queue_nid: Type.Union([Nid, Type.Null()], { description: 'The waiting list this line stands on' }),
  uid: Uid,
  description: Type.String(),
  unit_cost: Euros,
  qty: Type.Integer({ minimum: 1 }),
  type: Type.Enum(['tariff', 'product', 'pass', 'service', 'rounding']),
  discount: Euros,
  has_instant: Type.Boolean(),
  course: Type.Union([Nid, Type.Null()]),
  tariff: Type.Union([Nid, Type.Null()]),
  reserved_session: Type.Optional(Type.Union([Nid, Type.Null()])),
  service: Type.Optional(Type.Union([Nid, Type.Null()])),
  selected: Type.Optional(Type.Boolean()),
  meta: Type.Optional(Type.Object({ seat: Type.Optional(Type.String()) })),
  section: Type.String({ description: 'Key in the `sections` of the answer that holds the item' }),
});
export type OrderItem = Static<typeof OrderItem>;

const PaymentState = Type.Enum(['unpaid', 'processing', 'paid', 'failed', 'cancelled']);

export const OrderRegistration = Type.Object({
  uid: Uid,
  name: Type.String(),
  course: Type.Object({ nid: Nid, url: Type.String(), title: Type.String() }),
  tariff: Type.Object({ nid: Nid, title: Type.String() }),
  status: Type.Enum(['registered', 'queued']),
  firstSession: Type.Union([UnixTime, Type.Null()]),
});
export type OrderRegistration = Static<typeof OrderRegistration>;

export const Order = Type.Object({
  oid: Oid,
  uid: Uid,
  club: Type.Omit(UserClub, ['blocked']),
  placed: UnixTime,
  payment: PaymentState,
  reference: Type.String({ description: 'Structured communication of the transfer, +++000/0000/00000+++' }),
  payNow: Euros,
  payLater: Euros,
  total: Euros,
  items: Type.Array(OrderItem),
  registrations: Type.Array(OrderRegistration),
});
export type Order = Static<typeof Order>;

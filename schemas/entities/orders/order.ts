import { type Static, Type } from 'typebox';
import { maybe, or, readableOrNone, unread } from '../../reading.ts';
import { Euros, IsoDate, Nid, Oid, Uid, UnixTime } from '../../scalars.ts';
import { UserClub } from '../club/club.ts';
import { MoneyStanding } from './moneyStanding.ts';
import { Transfer } from './transfer.ts';

/** A line of a cart or an order. Amounts are in euros; `discount` is per line and not negative. */
export const OrderItem = Type.Object({
  nid: Type.Union([Nid, Type.Literal(0)], { description: '0: rounding line' }),
  queue_nid: maybe(Type.Union([Nid, Type.Null()], { description: 'Waiting list of this line' })),
  uid: maybe(Uid),
  description: Type.String(),
  unit_cost: Euros,
  qty: Type.Integer({ minimum: 1 }),
  type: maybe(Type.Enum(['tariff', 'product', 'pass', 'service', 'seat', 'prepaid', 'rounding'])),
  discount: or(Euros, 0),
  reductions: Type.Optional(
    readableOrNone(
      Type.Array(Type.Object({ name: Type.String(), amount: Euros }), {
        description: 'What makes up `discount`, with the names that the family reads',
      }),
    ),
  ),
  has_instant: Type.Boolean(),
  course: maybe(Type.Union([Nid, Type.Null()])),
  tariff: maybe(Type.Union([Nid, Type.Null()])),
  reserved_session: Type.Optional(maybe(Type.Union([Nid, Type.Null()]))),
  service: Type.Optional(unread(Type.Union([Nid, Type.Null()]))),
  selected: Type.Optional(unread(Type.Boolean())),
  meta: Type.Optional(
    Type.Object({ seat: Type.Optional(Type.String({ description: 'E.g. Rij C, stoel 4' })) }),
  ),
  qty_backorder: Type.Optional(
    or(Type.Integer({ minimum: 0, description: 'Part of `qty` that is delivered later' }), 0),
  ),
  attendance: Type.Optional(
    Type.Object(
      {
        start: maybe(Type.Union([UnixTime, Type.Null()], { description: 'null where no day is known' })),
        end: maybe(Type.Union([UnixTime, Type.Null()])),
        place: or(Type.String({ description: 'With postcode and municipality; empty where unknown' }), ''),
        teachers: or(Type.Array(Type.String()), []),
      },
      {
        description:
          'When and where the person is expected for the first time after the order; only in an order, and not for a place on a waiting list',
      },
    ),
  ),
  /** End of the hold; in the past where the hold has expired. */
  expires: Type.Optional(UnixTime),
  section: or(Type.String({ description: 'Key in the `sections` of the answer that holds the item' }), ''),
});
export type OrderItem = Static<typeof OrderItem>;

const PaymentState = Type.Enum(['unpaid', 'processing', 'paid', 'failed', 'cancelled']);

export const OrderRegistration = Type.Object({
  uid: Uid,
  name: Type.String(),
  course: Type.Object({ nid: Nid, url: Type.String(), title: Type.String() }),
  tariff: Type.Object({ nid: Nid, title: Type.String() }),
  status: Type.Enum(['registered', 'queued']),
  firstSession: maybe(Type.Union([UnixTime, Type.Null()])),
});
export type OrderRegistration = Static<typeof OrderRegistration>;

export const Order = Type.Object({
  oid: Oid,
  uid: Uid,
  club: Type.Pick(UserClub, ['nid', 'url', 'title']),
  placed: UnixTime,
  payment: PaymentState,
  checkout: Type.Optional(
    Type.Unsafe<number>({
      ...Oid,
      description: 'First order of the same checkout; itself for an order that stands alone',
    }),
  ),
  transfer: Type.Optional(Transfer),
  reference: or(
    Type.String({ description: 'Structured communication of the transfer, +++000/0000/00000+++' }),
    '',
  ),
  payNow: Euros,
  payLater: Euros,
  total: Euros,
  due: maybe(
    Type.Unsafe<number>({ ...Euros, description: 'Amount that is due today or earlier and still unpaid' }),
  ),
  standing: Type.Optional(MoneyStanding),
  items: Type.Array(OrderItem),
  sections: or(
    Type.Record(Type.String(), Type.String(), { description: 'Name of the person per section' }),
    {},
  ),
  registrations: Type.Array(OrderRegistration),
  /** Later payments and their due days. */
  instalments: or(Type.Array(Type.Object({ due: IsoDate, amount: Euros, paid: Type.Boolean() })), []),
  tickets: or(Type.Integer({ minimum: 0, description: 'Number of tickets that admit a person' }), 0),
  sessions: or(
    Type.Integer({ minimum: 0, description: 'Number of sessions in the agenda file of the order' }),
    0,
  ),
  /** Left out for an order without goods, which nobody can withdraw from. */
  withdrawal: Type.Optional(
    Type.Object({
      until: Type.Unsafe<number>({ ...UnixTime, description: 'Last moment of withdraw_order' }),
      withdrawn: maybe(Type.Union([UnixTime, Type.Null()], { description: 'When somebody withdrew' })),
    }),
  ),
});
export type Order = Static<typeof Order>;

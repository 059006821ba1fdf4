import { Type } from 'typebox';
import { Reservation } from '../entities/offer/reservation.ts';
import { WantedSeat } from '../entities/offer/seatPlan.ts';
import { CartInvoice } from '../entities/orders/cartInvoice.ts';
import { CartContents, KeptCart } from '../entities/orders/keptCart.ts';
import { MoneyStanding } from '../entities/orders/moneyStanding.ts';
import { Order, OrderItem } from '../entities/orders/order.ts';
import { envelope, operationsOf } from '../operation.ts';
import { Euros, IsoDate, idPattern, Nid, Oid, Uid, UnixTime } from '../scalars.ts';
import { cartBefore, cartSelection, seatSelection } from './cartSelection.ts';

const { result: pricedCart, ...besidePricedCart } = CartInvoice.properties;

/** Ids of orders, divided by commas. */
const Oids = Type.String({ pattern: `^${idPattern}(,${idPattern}){0,19}$` });

export const ordersOperations = operationsOf('orders', {
  compile_public_registration_invoice: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    summary:
      'Prices a cart, with the chosen places in a hall. Items that no longer exist or that the member may not take are left out, each with a sentence of feedback. Starts a hold for each new instant tariff in the cart, and ends the holds of removed ones.',
    request: Type.Object({
      ...cartSelection,
      before: Type.Optional(
        Type.Array(Type.Object(cartBefore), {
          maxItems: 8,
          description:
            'Carts of the family that are ordered before this one: what is in them counts for the reductions of the club and for the places of the same tariff',
        }),
      ),
    }),
    response: envelope(pricedCart, besidePricedCart),
  },
  place_order: {
    method: 'POST',
    access: 'user',
    commits: true,
    summary:
      'Orders a cart with the chosen places in a hall, all or nothing. A total that differs from the shown one is refused with the new total. A full tariff joins its waiting list, if that is open: with `waiting`, only where the person knows it.',
    idempotent: true,
    request: Type.Object({
      ...cartSelection,
      total: Euros,
      waiting: Type.Optional(
        Type.Array(Nid, {
          maxItems: 100,
          uniqueItems: true,
          description:
            'The tariffs that the person saw on a waiting list. Any other full tariff is refused with `place-lost`. Without it, only a changed total is refused',
        }),
      ),
      checkout: Type.Optional(
        Type.Unsafe<number>({
          ...Oid,
          description:
            'First order of the same checkout: the orders then share their reference and their mail',
        }),
      ),
      more: Type.Optional(
        Type.Boolean({
          description:
            'Whether a next cart of the checkout follows: the mail waits for it, two minutes at most',
        }),
      ),
    }),
    response: envelope(Type.Object({ oids: Type.Array(Oid) })),
  },
  withdraw_order: {
    method: 'POST',
    access: 'user',
    summary:
      'Withdraws from the goods of an own order, and mails the statement with its date and time to the club and the person. A repeat answers the first moment and sends nothing.',
    request: Type.Object({
      oid: Oid,
      note: Type.String({ maxLength: 500, description: "Such as the part it is about; '' for all goods" }),
    }),
    response: envelope(Type.Object({ withdrawn: UnixTime })),
  },
  get_carts: {
    method: 'GET',
    access: 'user',
    summary:
      'Lists the kept carts of the caller and family at every club, so that a cart follows the account to another device. An emptied or ordered cart is listed too.',
    request: Type.Object({}),
    response: envelope(Type.Array(KeptCart)),
  },
  save_cart: {
    method: 'POST',
    access: 'user',
    summary:
      'Keeps the contents of a cart, or without `contents` that it was emptied, unless a newer change is kept already. Answers with the cart that stands. Prices and holds nothing.',
    request: Type.Object({
      ...{ club: Nid, uid: Uid },
      contents: Type.Optional(CartContents),
      age: Type.Integer({
        ...{ minimum: 0, maximum: 2_592_000_000 },
        description: 'Milliseconds since the person made the change, by the clock of the device',
      }),
    }),
    response: envelope(KeptCart),
  },
  get_order: {
    method: 'GET',
    access: 'user',
    summary: 'Returns orders of the caller or family by id. An order of others is not found.',
    request: Type.Object({ oids: Oids }),
    response: envelope(Type.Array(Order)),
  },
  get_last_unpaid_order: {
    method: 'GET',
    access: 'user',
    summary:
      'Returns the unpaid invoice of the family at a club with the earliest due day, due or not. null if everything is paid.',
    request: Type.Object({ club: Nid }),
    response: envelope(
      Type.Union([
        Type.Object({
          oid: Oid,
          total: Type.Unsafe<number>({
            ...Euros,
            description: 'Amount of a payment today',
          }),
          placed: UnixTime,
          due: Type.Union([IsoDate, Type.Null()], {
            description: 'Last day to pay; null: the club has set none yet',
          }),
          payable: Type.Boolean({ description: 'Whether a payment is possible today' }),
          standing: Type.Optional(MoneyStanding),
        }),
        Type.Null(),
      ]),
    ),
  },
  get_ticket_sales_quote: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    summary:
      'Prices the places of an event that the caller holds, without the rest of the cart. An expired hold names its end.',
    request: Type.Object({
      club: Nid,
      uid: Uid,
      event: seatSelection.event,
      /** Places. A standing place without a quantity is repeated for each person. */
      seats: Type.Array(
        Type.Object({ ...WantedSeat.properties, quantity: Type.Optional(WantedSeat.properties.quantity) }),
        { minItems: 1, maxItems: 50 },
      ),
      mode: Type.Enum(['order']),
    }),
    response: envelope(Type.Object({ reservation: Reservation, user_feedback: Type.Array(Type.String()) }), {
      total: Euros,
      orderItems: Type.Array(OrderItem),
      has_payment_options: Type.Boolean(),
      passAsPrepaid: Type.Boolean(),
    }),
  },
  redirect_to_mollie_payment: {
    method: 'GET',
    access: 'user',
    commits: true,
    answers: 'browser',
    summary:
      'Redirects the browser to the checkout of an order, or to its confirmation if it is paid. With `together`, one payment pays all orders of the cart.',
    request: Type.Object({
      oid: Oid,
      early: Type.Optional(
        Type.Boolean({ description: 'Pays the next instalment before its day if nothing is due yet' }),
      ),
      together: Type.Optional(
        Type.Boolean({
          description:
            'Pays also the other orders of the same checkout, as far as they are of the same person',
        }),
      ),
    }),
    response: envelope(Type.Null()),
  },
  download_order_calendar: {
    method: 'POST',
    access: 'user',
    keepsPages: true,
    answers: 'browser',
    summary:
      'Downloads the sessions of these orders as an iCalendar file (RFC 5545), for the download helper (Specification 7).',
    request: Type.Object({ oids: Oids }),
    response: envelope(Type.Null()),
  },
});

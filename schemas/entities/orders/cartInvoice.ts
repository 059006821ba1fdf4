import { Type } from 'typebox';
import { maybe, or, readableOrNone, unread } from '../../reading.ts';
import { Euros, IsoDate } from '../../scalars.ts';
import { Product } from '../offer/product.ts';
import { Reservation } from '../offer/reservation.ts';
import { OrderItem } from './order.ts';

/** The payments in parts, the first one today. They add up to `partsTotal`. */
const PartsSummary = readableOrNone(Type.Array(Type.Object({ due: IsoDate, amount: Euros })));

const PricedCart = Type.Object({
  items: Type.Array(OrderItem),
  total: maybe(Euros),
  has_instant: unread(Type.Boolean()),
  reservation: maybe(Reservation),
  related_products: readableOrNone(Type.Array(Product)),
  rejected_vouchers: readableOrNone(
    Type.Array(Type.String(), {
      description: 'Codes as sent that are invalid, or cannot be combined with the others',
    }),
  ),
  partsDeposit: Type.Optional(Euros),
  /** Includes everything else of the cart that is paid now. */
  partsPayNow: Type.Optional(Euros),
  partsTotal: Type.Optional(
    Type.Unsafe<number>({ ...Euros, description: 'Amount that can be paid in instalments' }),
  ),
  partsSummary: Type.Optional(PartsSummary),
  partsSummaryWithoutDiscount: Type.Optional(PartsSummary),
  prepaid: Type.Optional(
    Type.Object({
      credit: Type.Integer({ description: "Remaining turns on the person's passes" }),
      turns: Type.Integer({ description: 'Turns needed for the items that accept a pass' }),
    }),
  ),
  user_feedback: unread(Type.Array(Type.String())),
});

/** A cart with its prices: the answer of `compile_public_registration_invoice`. */
export const CartInvoice = Type.Object({
  result: PricedCart,
  has_payment_options: Type.Boolean({
    description: 'The person can choose between one payment and instalments',
  }),
  has_vouchers: Type.Boolean({ description: 'The club has voucher codes' }),
  passAsPrepaid: Type.Boolean({ description: 'The person has a pass that can pay for something' }),
  has_seats: Type.Boolean({
    description:
      'The places of the request are priced here. Those still held are items and part of the total',
  }),
  has_uitpas: Type.Boolean({ description: 'An item has a reduced UiTPAS rate' }),
  payNow: or(Euros, 0),
  payLater: or(Euros, 0),
  sections: or(Type.Record(Type.String(), Type.String(), { description: 'Names of the item sections' }), {}),
});

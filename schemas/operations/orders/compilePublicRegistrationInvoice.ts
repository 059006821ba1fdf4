import { Type } from 'typebox';
import { OrderItem } from '../../entities/order.ts';
import { Product } from '../../entities/product.ts';
import { Reservation } from '../../entities/reservation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, IsoDate } from '../../scalars.ts';
import { cartBefore, cartSelection } from './cartSelection.ts';

/** The payments in parts, the first one today. They add up to `partsTotal`. */
const PartsSummary = Type.Array(Type.Object({ due: IsoDate, amount: Euros }));

export const compilePublicRegistrationInvoice = defineOperation({
  name: 'compile_public_registration_invoice',
  method: 'POST',
  group: 'orders',
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
  response: envelope(
    Type.Object({
      items: Type.Array(OrderItem),
      total: Euros,
      has_instant: Type.Boolean(),
      reservation: Reservation,
      related_products: Type.Array(Product),
      rejected_vouchers: Type.Array(Type.String(), {
        description: 'Codes as sent that are invalid, or cannot be combined with the others',
      }),
      partsDeposit: Type.Optional(Euros),
      /** Includes everything else of the cart that is paid now. */
      partsPayNow: Type.Optional(Euros),
      partsTotal: Type.Optional(
        Type.Union([Euros], { description: 'Amount that can be paid in instalments' }),
      ),
      partsSummary: Type.Optional(PartsSummary),
      partsSummaryWithoutDiscount: Type.Optional(PartsSummary),
      prepaid: Type.Optional(
        Type.Object({
          credit: Type.Integer({ description: "Remaining turns on the person's passes" }),
          turns: Type.Integer({ description: 'Turns needed for the items that accept a pass' }),
        }),
      ),
      user_feedback: Type.Array(Type.String()),
    }),
    {
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
      payNow: Euros,
      payLater: Euros,
      sections: Type.Record(Type.String(), Type.String(), { description: 'Names of the item sections' }),
    },
  ),
});

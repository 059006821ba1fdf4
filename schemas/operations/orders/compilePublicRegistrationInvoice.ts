import { Type } from 'typebox';
import { OrderItem } from '../../entities/order.ts';
import { Product } from '../../entities/product.ts';
import { Reservation } from '../../entities/reservation.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, IsoDate } from '../../scalars.ts';
import { cartSelection } from './cartSelection.ts';

/** The payments in parts, the first one today. They add up to `partsTotal`. */
const PartsSummary = Type.Array(Type.Object({ due: IsoDate, amount: Euros }));

export const compilePublicRegistrationInvoice = defineOperation({
  name: 'compile_public_registration_invoice',
  method: 'POST',
  group: 'orders',
  access: 'user',
  summary:
    'Prices a cart, with the places that were chosen in a hall. What no longer exists or what the member may not take is left out, each with a line of feedback. An instant tariff that is new in the cart is held from now on, one that has left it no longer.',
  request: Type.Object(cartSelection),
  response: envelope(
    Type.Object({
      items: Type.Array(OrderItem),
      total: Euros,
      has_instant: Type.Boolean(),
      reservation: Reservation,
      related_products: Type.Array(Product),
      rejected_vouchers: Type.Array(Type.String(), {
        description: 'As they were sent: not valid, or not together with the others',
      }),
      partsDeposit: Type.Optional(Euros),
      /** Includes everything else of the cart that is paid now. */
      partsPayNow: Type.Optional(Euros),
      partsTotal: Type.Optional(Type.Union([Euros], { description: 'What may be paid in parts' })),
      partsSummary: Type.Optional(PartsSummary),
      partsSummaryWithoutDiscount: Type.Optional(PartsSummary),
      prepaid: Type.Optional(
        Type.Object({
          credit: Type.Integer({ description: "Turns left on the person's passes" }),
          turns: Type.Integer({ description: 'Turns that would pay for what takes a pass' }),
        }),
      ),
      user_feedback: Type.Array(Type.String()),
    }),
    {
      has_payment_options: Type.Boolean({ description: 'It may be paid at once or in parts' }),
      has_vouchers: Type.Boolean({ description: 'The club has voucher codes' }),
      passAsPrepaid: Type.Boolean({ description: 'The person has a pass that can pay for something' }),
      has_seats: Type.Boolean({
        description:
          'The places of the request are priced here: those still held are items and part of the total',
      }),
      has_uitpas: Type.Boolean({ description: 'Something in it has a reduced rate for UiTPAS' }),
      payNow: Euros,
      payLater: Euros,
      sections: Type.Record(Type.String(), Type.String(), { description: 'Names of the item sections' }),
    },
  ),
});

import { Type } from 'typebox';
import { OrderItem } from '../../entities/order.ts';
import { Reservation } from '../../entities/reservation.ts';
import { WantedSeat } from '../../entities/seatPlan.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid, Uid } from '../../scalars.ts';
import { seatSelection } from './cartSelection.ts';

export const getTicketSalesQuote = defineOperation({
  name: 'get_ticket_sales_quote',
  method: 'POST',
  group: 'orders',
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
});

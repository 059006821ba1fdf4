import { eurosOf } from '#rules/money.ts';
import type { WantedSeat } from '#schemas/entities/seatPlan.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { quoteSeats } from '../../services/orders/pricing/quoteSeats.ts';
import { toWireItem } from '../../services/orders/pricing/toWireInvoice.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetTicketSalesQuote: OperationHandler<'get_ticket_sales_quote'> = async (call) => {
  const { caller, request } = call;
  const { club: clubNid, uid, event } = request;
  const places = countedSeats(request.seats);
  const { priced, reservation } = await quoteSeats(call, { caller, clubNid, uid, event, places });
  return {
    result: { reservation, user_feedback: [...priced.feedback] },
    total: eurosOf(priced.totalCents),
    orderItems: priced.lines.map((line) => toWireItem(line)),
    has_payment_options: false,
    passAsPrepaid: false,
  };
};

type AskedSeat = OperationRequest<'get_ticket_sales_quote'>['seats'][number];

/** Sums up places: a place without a quantity counts as often as it is named. */
function countedSeats(asked: readonly AskedSeat[]): WantedSeat[] {
  const counted = asked.flatMap(({ quantity, ...seat }) =>
    quantity === undefined ? [] : [{ ...seat, quantity }],
  );
  const named = asked.filter(({ quantity }) => quantity === undefined);
  const groups = Map.groupBy(named, ({ nid, tariff }) => `${nid} ${tariff}`);
  return [
    ...counted,
    ...[...groups.values()].flatMap(([seat, ...again]) =>
      seat ? [{ nid: seat.nid, tariff: seat.tariff, quantity: 1 + again.length }] : [],
    ),
  ];
}

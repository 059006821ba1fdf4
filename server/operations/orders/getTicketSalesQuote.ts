import { eurosOf } from '#rules/money.ts';
import type { WantedSeat } from '#schemas/entities/seatPlan.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { reservationOf } from '../../services/holds/cartHolds.ts';
import { priceSeats } from '../../services/orders/pricing/priceSeats.ts';
import { toWireItem } from '../../services/orders/pricing/toWireInvoice.ts';
import { loadPerson } from '../../services/people/people.ts';
import { requireHall } from '../../services/seats/hall.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetTicketSalesQuote: OperationHandler<'get_ticket_sales_quote'> = async ({
  db,
  clock,
  request,
  caller,
}) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const person = await loadPerson(db, request.uid);
  const { event } = await requireHall(db, club.nid, request.event);
  const seats = { event: event.nid, places: countedSeats(request.seats) };
  const priced = await priceSeats(db, clock, { club, person, heldBy: caller.uid, ...seats });
  return {
    result: {
      reservation: await reservationOf(db, clock, { heldBy: caller.uid, clubNid: club.nid }),
      user_feedback: [...priced.feedback],
    },
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

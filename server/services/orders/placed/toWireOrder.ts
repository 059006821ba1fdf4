import { eurosOf } from '#rules/money.ts';
import { referenceOf } from '#rules/transferReference.ts';
import type { Order, OrderItem, OrderRegistration } from '#schemas/entities/orders/order.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { askedTransfer, toWireTransfer } from '../../payments/askedTransfer.ts';
import { toWireMoney } from '../../payments/standing/moneyFacts.ts';
import { fullName } from '../../people/people.ts';
import { placeOf } from '../../tickets/orderTickets.ts';
import { sectionOf, toWireCartLine } from '../toWireCartLine.ts';
import { attendanceOf } from './attendanceOf.ts';
import { lastWithdrawalOf } from './lastWithdrawalOf.ts';
import type { PlacedLine, PlacedOrder } from './loadOrders.ts';
import { countSessions } from './orderCalendar.ts';

export function toWireOrder(placed: PlacedOrder): Order {
  const { order, club, lines, instalments } = placed;
  const transfer = askedTransfer({ club, order, amountCents: placed.dueCents });
  return {
    oid: order.oid,
    uid: order.uid,
    club: { nid: club.nid, url: club.url, title: club.title },
    placed: unixSecondsOf(order.placedAt),
    // An order with an open payment of an instalment is processing too.
    payment: placed.isInPayment && placed.dueCents > 0 ? 'processing' : order.payment,
    checkout: order.checkoutOid ?? order.oid,
    ...(transfer && { transfer: toWireTransfer(transfer) }),
    reference: referenceOf(order),
    payNow: eurosOf(order.payNowCents),
    payLater: eurosOf(order.payLaterCents),
    total: eurosOf(order.totalCents),
    due: eurosOf(placed.dueCents),
    standing: toWireMoney(placed.money),
    items: lines.map((one) => toWireItem(one, placed)),
    sections: Object.fromEntries(lines.map(({ line, person }) => [sectionOf(line.uid), fullName(person)])),
    registrations: lines.filter(isFirstOfPlace).flatMap((line) => toWireRegistration(line) ?? []),
    instalments: instalments.map(({ dueOn, amountCents, paidAt }) => ({
      due: dueOn,
      amount: eurosOf(amountCents),
      paid: paidAt !== null,
    })),
    tickets: countTickets(placed),
    sessions: countSessions(placed.sessions),
    ...withdrawalOf(placed),
  };
}

/** Whether no earlier line is for the same place. A price that was raised, and a move to a dearer group, add a line for a place that has one. */
function isFirstOfPlace({ line, course }: PlacedLine, index: number, lines: readonly PlacedLine[]): boolean {
  if (line.type !== 'tariff' || course?.type === 'ticket') return true;
  const isSame = (other: PlacedLine) =>
    other.line.type === 'tariff' && other.line.uid === line.uid && other.line.tariffNid === line.tariffNid;
  return lines.findIndex(isSame) === index;
}

function toWireItem(placedLine: PlacedLine, { club, tickets }: PlacedOrder): OrderItem {
  const { line } = placedLine;
  const item = toWireCartLine(line, { place: placeOf(line, tickets) });
  const attendance = attendanceOf(placedLine, club);
  if (!attendance) return item;
  const { first, place, teachers } = attendance;
  return {
    ...item,
    attendance: {
      start: first && unixSecondsOf(first.startsAt),
      end: first && unixSecondsOf(first.endsAt),
      ...{ place, teachers: [...teachers] },
    },
  };
}

function withdrawalOf(placed: PlacedOrder): Pick<Order, 'withdrawal'> {
  const until = lastWithdrawalOf(placed);
  const { withdrawnAt } = placed.order;
  if (until === undefined) return {};
  return { withdrawal: { until, withdrawn: withdrawnAt && unixSecondsOf(withdrawnAt) } };
}

/** Counts the tickets with a place in a hall and those that only let somebody in. */
function countTickets({ tickets, lines }: PlacedOrder): number {
  const admissions = lines.filter(({ line, course }) => line.type === 'tariff' && course?.type === 'ticket');
  return admissions.reduce((sum, { line }) => sum + (line.isQueued ? 0 : line.qty), tickets.length);
}

function toWireRegistration({
  line,
  person,
  course,
  tariff,
  firstSession,
}: PlacedLine): OrderRegistration | undefined {
  if (line.type !== 'tariff' || !course || !tariff) return undefined;
  return {
    uid: line.uid,
    name: fullName(person),
    course: { nid: course.nid, url: course.url, title: course.title },
    tariff: { nid: tariff.nid, title: tariff.title },
    status: line.isQueued ? 'queued' : 'registered',
    firstSession: firstSession && unixSecondsOf(firstSession.startsAt),
  };
}

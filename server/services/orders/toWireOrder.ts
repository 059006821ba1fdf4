import { eurosOf } from '../../../rules/money.ts';
import type { Order, OrderRegistration } from '../../../schemas/entities/order.ts';
import { unixSecondsOf } from '../../clock.ts';
import { fullName } from '../people/people.ts';
import type { PlacedLine, PlacedOrder } from './loadOrders.ts';
import { toWireCartLine } from './toWireCartLine.ts';
import { transferReference } from './transferReference.ts';

export function toWireOrder({ order, club, lines, instalments, tickets }: PlacedOrder): Order {
  return {
    oid: order.oid,
    uid: order.uid,
    club: { nid: club.nid, url: club.url, title: club.title },
    placed: unixSecondsOf(order.placedAt),
    payment: order.payment,
    reference: transferReference(order.oid),
    payNow: eurosOf(order.payNowCents),
    payLater: eurosOf(order.payLaterCents),
    total: eurosOf(order.totalCents),
    items: lines.map(({ line }) => toWireCartLine(line)),
    registrations: lines.flatMap((line) => toWireRegistration(line) ?? []),
    instalments: instalments.map(({ dueOn, amountCents, paidAt }) => ({
      due: dueOn,
      amount: eurosOf(amountCents),
      paid: paidAt !== null,
    })),
    tickets,
  };
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
    firstSession: firstSession === null ? null : unixSecondsOf(firstSession),
  };
}

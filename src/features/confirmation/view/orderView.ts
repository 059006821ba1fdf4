import { formatDay, formatLongDay, formatTime, weekdayOf } from '../../../../rules/brusselsTime.ts';
import { formatEuros } from '../../../../rules/money.ts';
import type { Order } from '../../../api/entities/order.ts';
import { confirmationTexts as texts } from '../../../texts/nl/confirmation.ts';

export interface OrderView {
  readonly oid: number;
  readonly heading: string;
  readonly state: string;
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  readonly placed: string;
  readonly registrations: readonly RegistrationLine[];
  readonly total: string;
  readonly payNow: string;
  readonly payLater: string;
  readonly isUnpaid: boolean;
  /** '' where there is nothing to pay. */
  readonly reference: string;
  /** What now, one sentence each. */
  readonly nextSteps: readonly string[];
  readonly club: Order['club'];
}

export interface RegistrationLine {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  readonly tariff: string;
  readonly when: string;
  readonly isQueued: boolean;
}

export function orderView(order: Order): OrderView {
  const isFree = order.total === 0;
  const isUnpaid = !isFree && order.payment === 'unpaid';
  return {
    oid: order.oid,
    heading: headingOf(order),
    state: isFree ? texts.states.free : texts.states[order.payment],
    tone: isFree ? 'success' : tones[order.payment],
    placed: texts.placed(formatDay(order.placed)),
    registrations: order.registrations.map((registration) => ({
      id: `${registration.uid}-${registration.tariff.nid}`,
      who: registration.name,
      what: registration.course.title,
      tariff: registration.tariff.title,
      when: firstSessionText(registration.firstSession, order.placed),
      isQueued: registration.status === 'queued',
    })),
    total: formatEuros(order.total),
    payNow: order.payNow > 0 ? formatEuros(order.payNow) : '',
    payLater: order.payLater > 0 ? formatEuros(order.payLater) : '',
    isUnpaid,
    reference: isUnpaid ? order.reference : '',
    nextSteps: nextSteps(order, isUnpaid),
    club: order.club,
  };
}

const tones = {
  paid: 'success',
  processing: 'info',
  unpaid: 'info',
  failed: 'danger',
  cancelled: 'warning',
} as const satisfies Record<Order['payment'], OrderView['tone']>;

function headingOf({ registrations }: Order): string {
  if (registrations.length === 0) return texts.heading.ordered;
  const isOnlyQueued = registrations.every(({ status }) => status === 'queued');
  return isOnlyQueued ? texts.heading.queued : texts.heading.registered;
}

/** '' where it is unknown, or where the course had begun before it was ordered. */
function firstSessionText(time: number | undefined, placed: number): string {
  if (time === undefined || time < placed) return '';
  return texts.firstSession(`${weekdayOf(time)} ${formatLongDay(time)}`, formatTime(time));
}

function nextSteps({ registrations, total }: Order, isUnpaid: boolean): string[] {
  const isQueued = registrations.some(({ status }) => status === 'queued');
  const isRegistered = registrations.some(({ status }) => status === 'registered');
  return [
    ...(isUnpaid ? [texts.payByTransfer] : []),
    ...(total === 0 && isRegistered ? [texts.nothingToPay] : []),
    ...(isQueued ? [texts.waiting] : []),
    ...(isRegistered ? [texts.comeToFirst] : []),
  ];
}

import type { IsoDay } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import { type PaymentState, paymentState } from '#rules/paymentState.ts';
import { namedDays, periodOf } from '#rules/periods.ts';
import { formatClock, formatDay, formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type {
  ChangeOption,
  ChangeOptions,
  OwnLesson,
  OwnRegistration,
} from '#src/api/entities/registration/ownRegistration.ts';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { moneyOfStanding, type PaymentView, paymentLook, paymentView } from '../../payment/index.ts';

export function dayOf({ start }: Pick<OwnLesson, 'start'>): string {
  return formatDay(start);
}

/** Names a lesson of a person: two children may be in one lesson. */
export function lessonKey({ nid, uid }: { readonly nid: number; readonly uid: number }): string {
  return `${nid}-${uid}`;
}

/** `dinsdag 24 november 2026, 18u00 tot 19u15` */
export function whenOf({ start, end }: Pick<OwnLesson, 'start' | 'end'>): string {
  return texts.when(formatNamedDay(start), formatTime(start), formatTime(end));
}

/** `wo 19u30 tot 21u00` */
export function scheduleOf({ weekdays, startTime, endTime }: ChangeOption): string {
  const days = namedDays(weekdays);
  const named = days === 'several' ? texts.severalDays : days.join(', ');
  const time =
    startTime && endTime
      ? texts.between(formatClock(startTime), formatClock(endTime))
      : formatClock(startTime || endTime);
  return [named, time].filter(Boolean).join(' ');
}

/** `Van 09/12/2026 tot en met 30/06/2027` */
export function periodTextOf({ startDate, endDate }: ChangeOption): string {
  const period = periodOf(startDate, endDate);
  const start = formatDay(period.start);
  if (period.kind === 'day') return texts.onDay(start);
  return period.kind === 'from' ? texts.from(start) : texts.fromTo(start, formatDay(period.end));
}

/** What all groups have in common, which is told once above them. A fact in which they differ is ''. */
export function sharedFacts(options: readonly ChangeOption[]): {
  readonly period: string;
  readonly place: string;
} {
  const shared = (factOf: (option: ChangeOption) => string) => {
    const [first = '', ...others] = new Set(options.map(factOf));
    return others.length === 0 && options.length > 1 ? first : '';
  };
  return { period: shared(periodTextOf), place: shared(({ place }) => place) };
}

/** `Zelfde prijs`, `€ 20,00 meer` or `€ 20,00 minder` */
export function differenceText({ difference }: ChangeOption): string {
  if (difference === 0) return texts.samePrice;
  const amount = formatEuros(Math.abs(difference));
  return difference > 0 ? texts.more(amount) : texts.less(amount);
}

/** What a change does to the invoice. */
export function moneyOf(option: ChangeOption, { money }: Pick<ChangeOptions, 'money'>): string {
  const { difference, lapses, back, kept } = option;
  if (difference > 0) return texts.added(formatEuros(difference));
  if (kept > 0) return texts.cheaperKept(formatEuros(kept));
  if (difference === 0) return texts.priceStays;
  return [
    ...(lapses > 0 ? [texts.lapses(formatEuros(lapses))] : []),
    ...(back > 0 && money !== 'none' ? [texts.back[money](formatEuros(back))] : []),
  ].join(' ');
}

/** What else a change means, one sentence each. */
export function consequencesOf(
  { course: to, until }: ChangeOption,
  { course }: Pick<OwnRegistration, 'course'>,
): readonly string[] {
  return [
    ...(to.nid === course.nid ? [] : [texts.leaves(course.title)]),
    until === null ? texts.afterwardsAsk : texts.afterwards(formatDay(until), formatTime(until)),
  ];
}

/** The label of the button that confirms a change. */
export function changeLabel(option: ChangeOption, registration: Pick<OwnRegistration, 'course'>): string {
  const { difference } = option;
  return difference > 0
    ? texts.changeForMore(formatEuros(difference))
    : texts.changeTo(nameOf(option, registration));
}

/** The course, or the tariff where the person stays in the same course. */
function nameOf(option: ChangeOption, { course }: Pick<OwnRegistration, 'course'>): string {
  return option.course.nid === course.nid ? option.tariff.title : option.course.title;
}

type Payment = NonNullable<OwnRegistration['payment']>;

/** The states of an invoice, as a backend tells them that doesn't say how the money stands. Its open amounts may not be due yet. */
const states = {
  open: 'asked',
  'part-paid': 'part-paid',
  processing: 'left',
  paid: 'paid',
  overdue: 'late',
  credited: 'given-back',
} as const satisfies Record<Payment['state'], PaymentState['is']>;

/** What a registration says about its payment: the same as the invoice. */
export function paymentPill(
  { standing, state }: Payment,
  today: IsoDay,
): Pick<PaymentView, 'label' | 'tone' | 'icon'> {
  if (!standing) return paymentLook(states[state]);
  const { label, tone, icon } = paymentView(paymentState(moneyOfStanding(standing), today));
  return { label, tone, icon };
}

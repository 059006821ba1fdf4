import { isoDayOf, type UnixSeconds } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import { formatList } from '#rules/writtenList.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { reductionTexts } from '#src/features/basket/index.ts';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import type { OrderedThings } from './mergeOrders.ts';

/** One line of an order, with its person. */
export interface OrderLineView {
  readonly id: string;
  /** '' when the line names nobody. */
  readonly who: string;
  readonly what: string;
  /** Details, one per line. */
  readonly details: readonly string[];
  readonly price: string;
  /** Labels that the person must not miss: on the waiting list, or delivered later. */
  readonly marks: readonly string[];
}

type Item = OrderedThings['items'][number];
type Registration = OrderedThings['registrations'][number];

/** The lines of an order, grouped by person in the server's order. Roundings are left out. */
export function orderLines(order: OrderedThings): readonly OrderLineView[] {
  const things = order.items.filter(({ type }) => type !== 'rounding');
  const byPerson = Map.groupBy(things, ({ section }) => section);
  const lines = [...byPerson.values()].flat().map((item, place) => lineOf(item, place, order));
  // A backend may send registrations that have no order line.
  const untold = order.registrations.filter(
    (registration) => !things.some((item) => isAbout(item, registration)),
  );
  return [...lines, ...untold.map((registration, place) => lineOfRegistration(registration, place, order))];
}

function lineOf(item: Item, place: number, order: OrderedThings): OrderLineView {
  const registration = order.registrations.find((one) => isAbout(item, one));
  const count = item.quantity > 1 ? `${item.quantity} × ` : '';
  return {
    id: `item-${place}`,
    who: registration?.name ?? order.sections[item.section] ?? '',
    what: count + (registration?.course.title ?? item.description),
    details: [
      ...(registration ? [registration.tariff.title] : []),
      ...(item.seat !== '' && !item.description.includes(item.seat) ? [item.seat] : []),
      ...(item.attendance ? attendanceOf(item.attendance, item.type) : firstSession(registration, order)),
      ...discountsOf(item),
    ],
    price: formatEuros(item.price),
    marks: [
      ...(item.isQueued ? [texts.queued] : []),
      ...(item.backordered > 0 ? [texts.backordered(item.backordered, item.quantity)] : []),
    ],
  };
}

/** Each reduction by its name, or their sum where the backend gives no names. */
function discountsOf(item: Item): readonly string[] {
  if (item.reductions.length > 0) return reductionTexts(item);
  return item.discount > 0 ? [texts.discount(formatEuros(item.discount))] : [];
}

function lineOfRegistration(registration: Registration, place: number, order: OrderedThings): OrderLineView {
  return {
    id: `registration-${place}`,
    who: registration.name,
    what: registration.course.title,
    details: [registration.tariff.title, ...firstSession(registration, order)],
    price: '',
    marks: registration.status === 'queued' ? [texts.queued] : [],
  };
}

function isAbout({ type, tariff, uid }: Item, registration: Registration): boolean {
  if (type !== 'tariff' || tariff !== registration.tariff.nid) return false;
  return uid === undefined || uid === registration.uid;
}

/** When and where the person is expected first, and by whom, each on its own line. An event has one day. */
function attendanceOf(
  { start, end, place, teachers }: NonNullable<Item['attendance']>,
  type: Item['type'],
): string[] {
  const moment = start === undefined ? undefined : momentOf(start, end);
  return [
    moment === undefined ? texts.dayFollows : type === 'seat' ? moment : texts.first(moment),
    ...(place === '' ? [] : [place]),
    ...(teachers.length === 0 ? [] : [texts.teachers(formatList(teachers), teachers.length)]),
  ];
}

/** The end is told where it is on the same day. */
function momentOf(start: UnixSeconds, end: UnixSeconds | undefined): string {
  const day = formatNamedDay(start);
  const isSameDay = end !== undefined && isoDayOf(end) === isoDayOf(start);
  return isSameDay ? texts.fromTo(day, formatTime(start), formatTime(end)) : texts.at(day, formatTime(start));
}

/** The first session; empty when it is unknown or began before the order was placed. */
function firstSession(registration: Registration | undefined, { placed }: OrderedThings): string[] {
  const time = registration?.firstSession;
  if (time === undefined || time < placed || registration?.status === 'queued') return [];
  return [texts.first(momentOf(time, undefined))];
}

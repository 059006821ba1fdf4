import { weekdayNames } from '#rules/calendar/calendarNames.ts';
import { centsOf, formatEuros, writeEuros } from '#rules/money.ts';
import { formatClock, formatIsoDay } from '#rules/writtenTime.ts';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { readSeats } from '../../hall/view/standSeats.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { writeHours } from '../reading/readHours.ts';
import { courseLessons, type LessonsSaid } from './lessonsSaid.ts';
import { firstSaid, lowestPrice, saleSaid, soldTariffs } from './tariffsSaid.ts';

const texts = offerCoursesTexts.cells;

/** The columns of the table, in their order. */
export const cellNames = ['title', 'day', 'hours', 'place', 'teachers', 'capacity', 'price', 'sale'] as const;
export type CellName = (typeof cellNames)[number];

/** A cell as it is shown, and as it is edited. */
export interface CourseCell {
  readonly text: string;
  /** Below the text, such as how many single lessons stand beside a plan. */
  readonly note?: string;
  /** The text for a person who uses a screen reader, where it is shorter on the screen. */
  readonly isEmpty: boolean;
  /** Undefined where only the form of the course can say it. */
  readonly edit: CellEdit | undefined;
}

export interface CellEdit {
  readonly as: 'text' | 'number' | 'weekday' | 'date' | 'sale';
  readonly value: string;
}

/** A cell of a course. `now` is the day and time in Brussels. */
export function courseCell(course: OfferCourse, name: CellName, now: LocalMoment): CourseCell {
  switch (name) {
    case 'title':
      return shown(course.title, { as: 'text', value: course.title });
    case 'place':
      return shown(course.place, { as: 'text', value: course.place });
    case 'teachers':
      return shown(course.teachers.join(', '), { as: 'text', value: course.teachers.join(', ') });
    case 'day':
      return dayCell(course, now);
    case 'hours':
      return hoursCell(course, now);
    case 'capacity':
      return withHall(capacityCell(course), course);
    case 'price':
      return priceCell(course);
    case 'sale':
      return saleCell(course, now);
  }
}

function shown(text: string, edit: CellEdit | undefined, note?: string): CourseCell {
  return { text, isEmpty: text === '', edit, ...(note !== undefined && note !== '' && { note }) };
}

function empty(text: string, edit: CellEdit | undefined): CourseCell {
  return { text, isEmpty: true, edit };
}

/** The day in Brussels of a moment. */
export function dayOf(moment: LocalMoment): string {
  return moment.slice(0, 10);
}

function dayCell(course: OfferCourse, now: LocalMoment): CourseCell {
  const { said, isOver } = courseLessons(course, dayOf(now));
  if (said.is === 'none') return empty(texts.noLessons, undefined);
  const canEdit = canChangeLessons(course, isOver);
  if (said.is === 'weekly')
    return shown(
      nameOfWeekday(said.plan.day),
      canEdit ? { as: 'weekday', value: said.plan.day } : undefined,
      isOver ? texts.over : texts.others(said.others),
    );
  if (said.is === 'single')
    return shown(
      formatIsoDay(said.day),
      canEdit ? { as: 'date', value: said.day } : undefined,
      isOver ? texts.over : '',
    );
  return shown(severalDays(said), undefined, isOver ? texts.over : texts.lessons(said.count));
}

function hoursCell(course: OfferCourse, now: LocalMoment): CourseCell {
  const { said, isOver } = courseLessons(course, dayOf(now));
  if (said.is === 'none') return empty('', undefined);
  if (said.hours === undefined) return shown(texts.differs, undefined);
  const text = writeHours(said.hours);
  return shown(text, canChangeLessons(course, isOver) ? { as: 'text', value: text } : undefined);
}

/** A series of a file has no days yet, and lessons of the past stay. */
function canChangeLessons({ series }: OfferCourse, isOver: boolean): boolean {
  return !isOver && series.length === 0;
}

/** Days of a camp as a period, and several lessons a week as days of the week. */
function severalDays({
  first,
  last,
  weekdays,
  count,
}: Extract<LessonsSaid, { readonly is: 'several' }>): string {
  const isRegular = weekdays.length < count && weekdays.length <= 3;
  return isRegular ? weekdays.join(', ') : texts.period(formatIsoDay(first), formatIsoDay(last));
}

/** A cell with its note, as a screen reader says it. */
export function saidIn({ text, note }: CourseCell): string {
  return [text || texts.empty, note].filter(Boolean).join(' ');
}

export function nameOfWeekday(code: string): string {
  return weekdayNames.find((one) => one.code === code)?.name ?? code;
}

function capacityCell(course: OfferCourse): CourseCell {
  const [tariff, ...others] = soldTariffs(course);
  if (!tariff) return empty('', undefined);
  if (others.length > 0) return shown(texts.perTariff, undefined);
  const { capacity } = tariff;
  const edit: CellEdit = { as: 'number', value: capacity === undefined ? '' : String(capacity) };
  return capacity === undefined ? empty(texts.noLimit, edit) : shown(String(capacity), edit);
}

/** A hall has places of its own: they limit what all tariffs together sell. */
function withHall(cell: CourseCell, { stands }: OfferCourse): CourseCell {
  const places = stands.reduce((sum, { capacity, seats }) => sum + (capacity ?? readSeats(seats).length), 0);
  return stands.length === 0 ? cell : { ...cell, note: texts.hall(places) };
}

function priceCell(course: OfferCourse): CourseCell {
  const [tariff, ...others] = soldTariffs(course);
  const lowest = lowestPrice(course);
  const isOne = others.length === 0;
  if (!tariff || lowest === undefined)
    return empty(texts.noPrice, isOne ? { as: 'number', value: '' } : undefined);
  if (!isOne) return shown(texts.from(formatEuros(lowest)), undefined);
  const { price, discountedPrice, earlyPrice } = tariff;
  const notes = [
    ...(discountedPrice === undefined ? [] : [texts.reduced(priceText(centsOf(discountedPrice)))]),
    ...(earlyPrice
      ? [texts.early(priceText(centsOf(earlyPrice.price)), formatIsoDay(earlyPrice.until))]
      : []),
  ];
  const edit: CellEdit = { as: 'number', value: writeEuros(centsOf(price)) };
  return shown(priceText(centsOf(price)), edit, notes.join(', '));
}

/** The text of a cell inside a sentence: `geen limiet`. Not for names, which keep their capital. */
export function cellInSentence(course: OfferCourse, name: 'capacity' | 'sale', now: LocalMoment): string {
  const { text } = courseCell(course, name, now);
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** When people can enrol, inside a sentence: `vanaf 01/06/2027 20u00, leden vanaf 25/05/2027 20u00`. */
export function saleInSentence(course: OfferCourse, now: LocalMoment): string {
  const said = cellInSentence(course, 'sale', now);
  const first = saleSaid(course, now).is === 'from' ? firstNote(course) : '';
  return first === '' ? said : `${said}, ${first}`;
}

export function priceText(cents: number): string {
  return cents === 0 ? texts.free : formatEuros(cents);
}

function saleCell(course: OfferCourse, now: LocalMoment): CourseCell {
  const sale = saleSaid(course, now);
  switch (sale.is) {
    case 'noPrice':
      return empty('', undefined);
    case 'mixed':
      return shown(texts.differs, undefined);
    case 'open':
      return shown(texts.open, { as: 'sale', value: 'open' });
    case 'closed':
      return shown(texts.closed, { as: 'sale', value: 'closed' }, sale.why);
    case 'from':
      return shown(texts.opens(momentText(sale.at)), { as: 'sale', value: sale.at }, firstNote(course));
  }
}

/** `leden vanaf 25/05/2027 20u00`; '' where nobody goes first. */
function firstNote(course: OfferCourse): string {
  const first = firstSaid(course);
  return first === undefined ? '' : texts.first[first.for](momentText(first.from));
}

/** `01/06/2027 20u00` */
export function momentText(moment: LocalMoment): string {
  return `${formatIsoDay(dayOf(moment))} ${formatClock(moment.slice(11, 16))}`;
}

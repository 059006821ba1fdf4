import { type Weekday, weekdayOfDay } from '#rules/brusselsTime.ts';
import { isSameValue } from '#rules/merging/plainValue.ts';
import { type Cents, centsOf, eurosOf } from '#rules/money.ts';
import { pricedBy } from '#rules/season/nextPrices.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { type Hours, minutesOf, shiftHours } from '../reading/readHours.ts';
import { dayOf } from '../view/courseCells.ts';
import { keyOf } from '../view/courseKey.ts';
import { type Lesson, listedLessons } from '../view/lessonsSaid.ts';
import { hasPrice, soldTariffs } from '../view/tariffsSaid.ts';
import { withLessons } from './changeCell.ts';
import { moveLessons } from './moveLessons.ts';
import { duplicateCourse } from './newCourse.ts';

/** The whole list with the chosen courses changed. A change to the same, and `undefined`, leave a course as it is. */
export function changeChosen(
  courses: readonly OfferCourse[],
  chosen: ReadonlySet<string>,
  change: (course: OfferCourse) => OfferCourse | undefined,
): readonly OfferCourse[] {
  return courses.map((course) => {
    const changed = chosen.has(keyOf(course)) ? change(course) : undefined;
    return changed === undefined || isSameValue(changed, course) ? course : changed;
  });
}

export interface PriceRule {
  /** Negative to lower a price. */
  readonly change: { readonly percent: number } | { readonly cents: Cents };
  /** Whole steps to which a price is rounded, in cents: 1 for an exact price. */
  readonly step: 1 | 50 | 100;
}

/** A price by a rule, not below zero. A free one stays free. */
export function priceByRule(cents: Cents, { change, step }: PriceRule): Cents {
  return pricedBy(
    cents,
    'cents' in change
      ? { is: 'amount', amount: change.cents, to: step }
      : { is: 'percentage', percentage: change.percent, to: step },
  );
}

/** All prices of the regular tariffs by a rule, also the reduced ones. A trial lesson keeps its price. */
export function changePrices(course: OfferCourse, rule: PriceRule): OfferCourse | undefined {
  const sold = new Set(soldTariffs(course).filter((tariff) => tariff.type === 'regular' && hasPrice(tariff)));
  if (sold.size === 0) return undefined;
  const priced = (euros: number) => eurosOf(priceByRule(centsOf(euros), rule));
  return {
    ...course,
    tariffs: course.tariffs.map((tariff) => {
      if (!sold.has(tariff)) return tariff;
      const { discountedPrice, earlyPrice, uitpasPrice, deposit, ...kept } = tariff;
      const price = priced(tariff.price);
      const reduced = discountedPrice === undefined ? undefined : priced(discountedPrice);
      const ordinary = reduced ?? price;
      const early = earlyPrice && earlyUnder(ordinary, earlyPrice.price, rule);
      return {
        ...kept,
        price,
        ...(reduced !== undefined && { discountedPrice: reduced }),
        ...(earlyPrice && early !== undefined && { earlyPrice: { ...earlyPrice, price: early } }),
        ...(uitpasPrice !== undefined && { uitpasPrice: priced(uitpasPrice) }),
        ...(deposit !== undefined && { deposit: Math.min(deposit, early ?? ordinary) }),
      };
    }),
  };
}

/** An early price by a rule. It isn't rounded up to the ordinary one, and there is none below a price of nothing. */
function earlyUnder(ordinary: number, early: number, rule: PriceRule): number | undefined {
  const steps = [rule.step, 1] as const;
  const prices = steps.map((step) => eurosOf(priceByRule(centsOf(early), { ...rule, step })));
  return prices.find((price) => price < ordinary);
}

interface PlaceMove {
  readonly place: string;
  /** The day of the week whose lessons move. Without it: all. */
  readonly only?: Weekday | undefined;
  readonly now: LocalMoment;
}

/** Lessons from today on to another place. Where all of them move, it is the place of the course. */
export function movePlace(course: OfferCourse, { place, only, now }: PlaceMove): OfferCourse | undefined {
  const today = dayOf(now);
  const lessons = listedLessons(course);
  const isMoved = (day: string) => day >= today && (only === undefined || weekdayOfDay(day) === only);
  const coming = lessons.filter(({ day }) => day >= today);
  const moved = coming.filter(({ day }) => isMoved(day));
  if (only !== undefined && moved.length === 0) return undefined;
  if (moved.length === coming.length)
    return withLessons(
      { ...course, place },
      lessons.map((lesson) => {
        if (lesson.day < today) return lesson;
        const { place: _place, ...rest } = lesson;
        return rest;
      }),
    );
  return withLessons(
    course,
    lessons.map((lesson) => (isMoved(lesson.day) ? { ...lesson, place } : lesson)),
  );
}

export interface TimeMove {
  readonly only?: Weekday | undefined;
  readonly day?: Weekday | undefined;
  /** A first hour, with which lessons keep their length, or a number of minutes, negative for earlier. */
  readonly hours?: { readonly from: string } | { readonly minutes: number } | undefined;
  readonly now: LocalMoment;
}

/**
 * Lessons from today on to another day or hour. `undefined` where there is none, where an hour would leave the day, and where lessons would meet, as
 * the days of a camp would.
 */
export function moveTime(course: OfferCourse, { only, day, hours, now }: TimeMove): OfferCourse | undefined {
  const today = dayOf(now);
  if (course.series.length > 0) return undefined;
  const lessons = listedLessons(course);
  const moved = lessons.filter(
    (lesson) => lesson.day >= today && (only === undefined || weekdayOfDay(lesson.day) === only),
  );
  const isPossible = moved.every((lesson) => hours === undefined || hoursAt(lesson, hours) !== undefined);
  if (moved.length === 0 || !isPossible) return undefined;
  const change = hours && ((of: Hours) => hoursAt(of, hours) ?? of);
  const after = moveLessons(lessons, { only, day, hours: change }, today);
  return startsOf(after) < after.length && startsOf(lessons) === lessons.length
    ? undefined
    : withLessons(course, after);
}

/** Number of different starts. */
function startsOf(lessons: readonly Lesson[]): number {
  return new Set(lessons.map(({ day, from }) => `${day} ${from}`)).size;
}

function hoursAt(of: Hours, to: NonNullable<TimeMove['hours']>): Hours | undefined {
  return shiftHours(of, 'minutes' in to ? to.minutes : minutesOf(to.from) - minutesOf(of.from));
}

/** The number of places of a course with one tariff. `undefined` is no limit. */
export function changePlaces(course: OfferCourse, places: number | undefined): OfferCourse | undefined {
  const [sold, ...others] = soldTariffs(course);
  if (!sold || others.length > 0) return undefined;
  const { capacity: _capacity, ...rest } = sold;
  const changed = places === undefined ? rest : { ...rest, capacity: places };
  return { ...course, tariffs: course.tariffs.map((tariff) => (tariff === sold ? changed : tariff)) };
}

/** Each chosen course with a copy behind it. */
export function duplicateChosen(
  courses: readonly OfferCourse[],
  chosen: ReadonlySet<string>,
): readonly OfferCourse[] {
  const all = [...courses];
  for (const course of courses)
    if (chosen.has(keyOf(course))) all.splice(all.indexOf(course) + 1, 0, duplicateCourse(course, all));
  return all;
}

export function removeChosen(
  courses: readonly OfferCourse[],
  chosen: ReadonlySet<string>,
): readonly OfferCourse[] {
  return courses.filter((course) => !chosen.has(keyOf(course)));
}

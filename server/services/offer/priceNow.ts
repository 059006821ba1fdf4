import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { ordinaryPrice, priceOn, type TariffPrices } from '#rules/earlyPrice.ts';
import type { Cents } from '#rules/money.ts';
import { type LessonsLeft, lessonsLeft, priceForLessons } from '#rules/reductions/lateStart.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { OfferedCourse, OfferedTariff } from './offeredCourse.ts';

/** The lessons that somebody who registers now pays; undefined where the whole price counts. */
export function lateStartOf(
  { times }: Pick<OfferedCourse, 'times'>,
  { proRata }: Pick<OfferedTariff, 'proRata'>,
  now: Date,
): LessonsLeft | undefined {
  if (proRata === null || times.starts === null) return undefined;
  const lessons = lessonsLeft(times.starts, unixSecondsOf(now));
  return lessons.left < lessons.all ? lessons : undefined;
}

/** The price of a tariff for somebody who registers now, before reductions for the person. */
export interface PriceNow {
  readonly cents: Cents;
  /** The lessons that it is for; undefined where all lessons count. */
  readonly late: LessonsLeft | undefined;
  /** The last day of an early price, and the price after that day; undefined for the ordinary price. */
  readonly early: { readonly until: IsoDay; readonly afterCents: Cents } | undefined;
}

/** Finds the price that counts now. Lists, carts, seats, waiting lists and changes of a registration all ask this one. */
export function priceNow(
  course: Pick<OfferedCourse, 'times'>,
  tariff: TariffPrices & Pick<OfferedTariff, 'proRata'>,
  now: Date,
): PriceNow {
  const late = lateStartOf(course, tariff, now);
  const { cents, until } = priceOn(tariff, isoDayOf(unixSecondsOf(now)));
  return {
    cents: priceOfLessons(cents, late),
    late,
    early:
      until === undefined ? undefined : { until, afterCents: priceOfLessons(ordinaryPrice(tariff), late) },
  };
}

export function priceOfLessons(cents: Cents, lessons: LessonsLeft | undefined): Cents {
  return lessons ? priceForLessons(cents, lessons) : cents;
}

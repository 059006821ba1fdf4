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
export function priceNow(
  course: Pick<OfferedCourse, 'times'>,
  tariff: Pick<OfferedTariff, 'proRata' | 'priceCents' | 'discountedPriceCents'>,
  now: Date,
): Cents {
  const { priceCents, discountedPriceCents } = tariff;
  return priceOfLessons(discountedPriceCents ?? priceCents, lateStartOf(course, tariff, now));
}

export function priceOfLessons(cents: Cents, lessons: LessonsLeft | undefined): Cents {
  return lessons ? priceForLessons(cents, lessons) : cents;
}

import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { openingSentences } from '#rules/offer/openingSentences.ts';
import { opensFor } from '#rules/opening.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { OfferedCourse, OfferedTariff } from './offeredCourse.ts';

/** Somebody who may register before the others, somebody who may not, or a visitor of whom nobody knows it. */
export type Registrant = 'first' | 'other' | 'visitor';

/** Why somebody can't register now: the club's own message, or the course is over or not open to that person yet. */
export function blockedMessageOf(
  course: OfferedCourse,
  tariff: OfferedTariff,
  now: Date,
  registrant: Registrant = 'other',
): string | undefined {
  if (tariff.blockedMessage !== null) return tariff.blockedMessage;
  if (course.times.endsAt <= unixSecondsOf(now)) return openingSentences.isOver;
  const opensAt = opensLater(course, tariff, now, registrant === 'first');
  if (opensAt === undefined) return undefined;
  const { priorityFor, priorityFrom, priorityCourses } = tariff;
  if (!priorityFor || !priorityFrom) return openingSentences.opensAt(whenOf(opensAt));
  const who = { for: priorityFor, courses: priorityCourses ?? undefined };
  const all = whenOf(opensAt);
  switch (registrant) {
    case 'first':
      return openingSentences.opensForFirst(all);
    case 'other':
      return openingSentences.opensAfterFirst(who, all);
    case 'visitor':
      return openingSentences.opensAtFirst(who, whenOf(unixSecondsOf(priorityFrom)), all);
  }
}

function whenOf(time: UnixSeconds) {
  return { day: formatDay(time), time: formatTime(time) };
}

/**
 * The moment from which somebody can register, in seconds; undefined where they can already, or where something else keeps them from it.
 *
 * @param isFirst - whether the person may register before the others
 */
export function opensLater(
  course: OfferedCourse,
  tariff: OfferedTariff,
  now: Date,
  isFirst = false,
): UnixSeconds | undefined {
  const { opensAt, priorityFrom, blockedMessage } = tariff;
  const opens = opensFor({ forAll: opensAt ?? undefined, forFirst: priorityFrom ?? undefined }, isFirst);
  if (blockedMessage !== null || opens === undefined || opens <= now) return undefined;
  return course.times.endsAt <= unixSecondsOf(now) ? undefined : unixSecondsOf(opens);
}

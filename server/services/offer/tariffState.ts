import { fillIn } from '@clubpoort/form-engine/headless';
import type { UnixSeconds } from '#rules/brusselsTime.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import { nl } from '../../texts/nl.ts';
import type { OfferedCourse, OfferedTariff } from './offeredCourse.ts';

/** Why nobody can register now: the club's own message, or the course is over or not open yet. */
export function blockedMessageOf(
  course: OfferedCourse,
  tariff: OfferedTariff,
  now: Date,
): string | undefined {
  if (tariff.blockedMessage !== null) return tariff.blockedMessage;
  if (course.times.endsAt <= unixSecondsOf(now)) return nl.tariff.isOver;
  const opens = opensLater(course, tariff, now);
  if (opens === undefined) return undefined;
  return fillIn(nl.tariff.opensAt, { day: formatDay(opens), time: formatTime(opens) });
}

/** When people can register, in seconds; undefined where they can already, or where something else keeps them from it. */
export function opensLater(course: OfferedCourse, tariff: OfferedTariff, now: Date): UnixSeconds | undefined {
  const { opensAt, blockedMessage } = tariff;
  if (blockedMessage !== null || opensAt === null || opensAt <= now) return undefined;
  return course.times.endsAt <= unixSecondsOf(now) ? undefined : unixSecondsOf(opensAt);
}

import { fillIn } from '@clubpoort/form-engine/headless';
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
  if (tariff.opensAt === null || tariff.opensAt <= now) return undefined;
  const opensAt = unixSecondsOf(tariff.opensAt);
  return fillIn(nl.tariff.opensAt, { day: formatDay(opensAt), time: formatTime(opensAt) });
}

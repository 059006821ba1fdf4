import { fillIn } from '@clubpoort/form-engine/headless';
import { opensFor } from '#rules/opening.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '../../clock.ts';
import { nl } from '../../texts/nl.ts';
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
  if (course.times.endsAt <= unixSecondsOf(now)) return nl.tariff.isOver;
  const forFirst = tariff.priorityFrom ?? undefined;
  const opensAt = opensFor({ forAll: tariff.opensAt ?? undefined, forFirst }, registrant === 'first');
  if (opensAt === undefined || opensAt <= now) return undefined;
  if (!forFirst) return fillIn(nl.tariff.opensAt, whenOf(opensAt));
  if (registrant !== 'visitor') return fillIn(nl.tariff.opensAtFor[registrant], whenOf(opensAt));
  const { day: firstDay, time: firstTime } = whenOf(forFirst);
  return fillIn(nl.tariff.opensAtFor.visitor, { ...whenOf(opensAt), firstDay, firstTime });
}

function whenOf(moment: Date) {
  const time = unixSecondsOf(moment);
  return { day: formatDay(time), time: formatTime(time) };
}

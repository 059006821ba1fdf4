import { fillIn } from '@clubpoort/form-engine/headless';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from '../facts/cartFacts.ts';
import type { WantedTariff } from './wantedTariff.ts';

type TrialSession = CartFacts['trialSessions'][number];

/**
 * The sessions chosen for a trial tariff. A session that has begun, or has no place for so many people, is left out and named.
 */
export function trialSessionsOf(
  { trialSessions, now }: CartFacts,
  { course, tariff }: WantedTariff,
  people: number,
): { readonly sessions: readonly TrialSession[]; readonly feedback: readonly string[] } {
  if (tariff.type !== 'trial') return { sessions: [], feedback: [] };
  const chosen = trialSessions.filter(({ courseNid }) => courseNid === course.nid);
  const isOpen = ({ startsAt, guests, guestCapacity }: TrialSession) =>
    startsAt > now && (guestCapacity === null || guests + people <= guestCapacity);
  return {
    sessions: chosen.filter(isOpen),
    feedback: chosen
      .filter((session) => !isOpen(session))
      .map((session) => sentenceFor(course.title, session)),
  };
}

function sentenceFor(course: string, { startsAt }: TrialSession): string {
  const at = unixSecondsOf(startsAt);
  return fillIn(nl.cart.trialSessionGone, { course, day: formatDay(at), time: formatTime(at) });
}

import { decideStop } from '#rules/stopRegistration.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { clubs } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { OfferedCourse } from '../../offer/offeredCourse.ts';
import type { Caller } from '../../sessions/caller.ts';
import { isOrderedElsewhere } from '../findOrderedElsewhere.ts';
import type { FoundRegistration } from '../findOwnRegistration.ts';
import { linesOf } from '../linesCentsOf.ts';
import { stopOf } from '../stopOf.ts';

type Club = typeof clubs.$inferSelect;

interface Asking {
  readonly club: Club;
  readonly caller: Caller;
  /** A manager moves the registration: the days in which a family may do so don't count. */
  readonly byClub: boolean;
  readonly now: Date;
}

/** Refuses a registration that may not be stopped online now, a trial, and a registration with extras of its course. */
export async function refuseUnchangeable(
  db: Database,
  found: FoundRegistration,
  { club, caller, byClub, now }: Asking,
): Promise<void> {
  const texts = nl.ownRegistrations;
  if (found.tariff.type === 'trial')
    throw refusals.notAvailable(byClub ? texts.trialStaysByClub : texts.trialStays);
  if (!byClub) {
    const isElsewhere = await isOrderedElsewhere(db, caller, found.registration.id);
    const { how } = await stopOf(db, { ...found, club, isElsewhere, now });
    if (how !== 'now') throw refusals.notAvailable(texts.askToChange);
  }
  const lines = await linesOf(db, found.registration);
  if (lines.some(({ type }) => type === 'service'))
    throw refusals.notAvailable(byClub ? texts.extrasStayByClub : texts.extrasStay);
}

/** Until when somebody could stop or change a registration for this course, in unix seconds; undefined: the club decides. */
export function stoppableUntil(
  { times }: OfferedCourse,
  { club, now }: { readonly club: Club; readonly now: Date },
): number | undefined {
  const { cancelDays } = club;
  const decision = decideStop({
    ...{ cancelDays, firstStart: times.startsAt, isTied: false },
    now: unixSecondsOf(now),
  });
  return decision.how === 'now' ? decision.until : undefined;
}

import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { isPassValidOn } from '#rules/passValidity.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { courseSessions, courses, type passCards, passReservations } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import type { CallerInClub } from '../sessions/caller.ts';
import { requireCard, requirePassClub } from './requireCard.ts';
import { takeTurns } from './turnsOfLesson.ts';

interface WantedSession extends CallerInClub {
  readonly uid: number;
  readonly cardId: number;
  readonly sessionNid: number;
}

interface FoundSession {
  readonly row: typeof courseSessions.$inferSelect;
  readonly turns: number;
}

/**
 * Reserves a session with turns of a card, in the caller's transaction. Locks the session and then the card, as everywhere, so
 * that what is checked can't change any more.
 * Decision: docs/decisions/0041-a-card-is-valid-on-the-day-of-the-session.md
 */
export async function reservePass(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedSession,
): Promise<{ reservation: number; credit: number }> {
  await requirePassClub(tx, wanted);
  const now = clock.now();
  await lockInOrder(tx, { sessions: [wanted.sessionNid], cards: [wanted.cardId] });
  const session = await loadSession(tx, wanted);
  const card = await requireCard(tx, wanted);
  const refusal = (await hasReserved(tx, wanted)) ? nl.passes.reserved : refusalOf(session, card, now);
  if (refusal !== undefined) throw refusals.notAvailable(refusal);

  const reservation = await takeTurns(
    { db: tx, clock },
    { ...wanted, turns: session.turns, at: 'reservation' },
  );
  return { reservation, credit: card.credit - session.turns };
}

async function loadSession(tx: Database, { clubNid, sessionNid }: WantedSession): Promise<FoundSession> {
  const [found] = await tx
    .select({ row: courseSessions, turns: courses.passTurns })
    .from(courseSessions)
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(
      and(eq(courseSessions.nid, sessionNid), eq(courses.clubNid, clubNid), isNotNull(courses.passTurns)),
    );
  if (!found || found.turns === null) throw refusals.notFound(nl.passes.sessionNotFound);
  return { row: found.row, turns: found.turns };
}

async function hasReserved(tx: Database, { uid, sessionNid }: WantedSession): Promise<boolean> {
  const isTheirs = and(
    eq(passReservations.sessionNid, sessionNid),
    eq(passReservations.uid, uid),
    isNull(passReservations.cancelledAt),
  );
  return (await tx.$count(passReservations, isTheirs)) > 0;
}

function refusalOf(
  { row, turns }: FoundSession,
  card: typeof passCards.$inferSelect,
  now: Date,
): string | undefined {
  if (row.startsAt <= now) return nl.passes.begun;
  if (row.guestCapacity !== null && row.guests >= row.guestCapacity) return nl.passes.full;
  // The turns are used on the day of the session, so the card must be valid that day.
  if (!isPassValidOn(card.validUntil, isoDayOf(unixSecondsOf(row.startsAt)))) return nl.passes.expired;
  return card.credit < turns ? nl.passes.noCredit : undefined;
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { passCards, passReservations, registrations, tariffs, tickets } from '#server/db/schema.ts';
import { isRegistered } from '../../calendar/attended.ts';
import type { LessonChange } from './lessonChangeMail.ts';

/**
 * The changes whose people still come to the course: somebody may have stopped, or moved to another group, since the club changed the
 * lesson. A reservation with a card goes with a lesson that is gone, so then the card itself counts.
 */
export async function stillThere(
  db: Database,
  changes: readonly LessonChange[],
): Promise<readonly LessonChange[]> {
  if (changes.length === 0) return [];
  const uids = [...new Set(changes.map(({ uid }) => uid))];
  const registered = await db
    .select({ uid: registrations.uid, nid: tariffs.courseNid })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .where(and(isOneOf(registrations.uid, uids), isRegistered));
  const seated = await db
    .select({ uid: tickets.uid, nid: tickets.courseNid })
    .from(tickets)
    .where(and(isOneOf(tickets.uid, uids), isNull(tickets.cancelledAt)));
  const reserved = await db
    .select({ uid: passReservations.uid, nid: passReservations.sessionNid })
    .from(passReservations)
    .where(and(isOneOf(passReservations.uid, uids), isNull(passReservations.cancelledAt)));
  const cards = await db
    .select({ uid: passCards.uid, nid: passCards.clubNid })
    .from(passCards)
    .where(isOneOf(passCards.uid, uids));
  const [inCourse, inLesson, withCard] = [[...registered, ...seated], reserved, cards].map(
    (found) => new Set(found.map(({ uid, nid }) => `${uid} ${nid}`)),
  );
  return changes.filter(
    ({ uid, courseNid, oldNid, newNid, clubNid }) =>
      inCourse?.has(`${uid} ${courseNid}`) ||
      (newNid !== null && newNid === oldNid
        ? inLesson?.has(`${uid} ${newNid}`)
        : withCard?.has(`${uid} ${clubNid}`)),
  );
}

import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  courseSessions,
  lessonChanges,
  orderLines,
  passCards,
  passMoves,
  passReservations,
  tariffs,
} from '#server/db/schema.ts';
import {
  loadComingLessons,
  recordLessonChanges,
} from '../../own-registrations/lesson-changes/recordLessonChanges.ts';
import { endWaiting } from '../../waiting/leaveWaitingList.ts';
import type { StopFacts } from './loadStopFacts.ts';

/** A lesson that somebody loses, as calendar programs know it. */
export type LostLesson = typeof lessonChanges.$inferSelect;

interface Ending {
  readonly clubNid: number;
  readonly facts: StopFacts;
  /** The sentence in place of the button to enrol. */
  readonly blocked: string;
}

/**
 * Takes the lessons off the plan, with what was reserved for them, and closes registration, in a transaction that has locked the offer. The
 * changed lessons count as told: the mail about the stop tells them.
 */
export async function endLessons(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, facts, blocked }: Ending,
): Promise<readonly LostLesson[]> {
  const now = clock.now();
  const { course, lost, waiting, reserved } = facts;
  const nids = lost.map(({ nid }) => nid);
  const before = await loadComingLessons(tx, { clubNid, now });
  for (const { uid, tariffNid } of waiting) await endWaiting(tx, { clubNid, uid, tariffNid });
  await giveTurnsBack(tx, reserved, now);
  // The line of a trial lesson stays in its order, without the lesson.
  await tx.update(orderLines).set({ sessionNid: null }).where(inArray(orderLines.sessionNid, nids));
  await tx.delete(courseSessions).where(inArray(courseSessions.nid, nids));
  await tx.update(tariffs).set({ blockedMessage: blocked }).where(eq(tariffs.courseNid, course.nid));
  const ofCourse = before.filter(({ courseNid }) => courseNid === course.nid);
  await recordLessonChanges(tx, { before: ofCourse, clubNid, now, importId: null });
  // Also a lesson that moved, of which the mail has not left yet.
  const isOfLost = or(inArray(lessonChanges.oldNid, nids), inArray(lessonChanges.newNid, nids));
  const told = await tx
    .update(lessonChanges)
    .set({ mailedAt: now })
    .where(and(isOfLost, isNull(lessonChanges.mailedAt)))
    .returning();
  return told.filter(({ newStart }) => newStart === null);
}

async function giveTurnsBack(tx: Database, reserved: StopFacts['reserved'], now: Date): Promise<void> {
  for (const { id, cardId, turns } of reserved.toSorted((one, other) => one.cardId - other.cardId)) {
    await tx
      .update(passCards)
      .set({ credit: sql`${passCards.credit} + ${turns}` })
      .where(eq(passCards.id, cardId));
    await tx.update(passReservations).set({ cancelledAt: now }).where(eq(passReservations.id, id));
    // The move names no lesson: it is gone.
    await tx.insert(passMoves).values({ cardId, reason: 'cancelled', turns, sessionNid: null, movedAt: now });
  }
}

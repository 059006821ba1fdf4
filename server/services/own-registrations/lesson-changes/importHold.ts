import { and, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { cancelledLessons, clubImports, lessonChanges, priorityInvites } from '#server/db/schema.ts';
import type { ChangedLesson } from './changedLessons.ts';

const minute = 60 * 1000;
/** Time in which an import can be taken back before its mails leave, in milliseconds: enough to look at the page of the club. */
const hold = 60 * minute;
/** The same where a changed lesson begins soon: whoever is about to leave home must know. */
const shortHold = 10 * minute;
const soon = 4 * 60 * minute;
/** An import without mails can be taken back this long, in milliseconds: a day. */
const kept = 24 * 60 * minute;

/** When the mails about these lessons leave. */
export function mailsAt(changed: readonly ChangedLesson[], now: Date): Date {
  const starts = changed.flatMap(({ lesson, now: is }) => [lesson.startsAt, is?.startsAt ?? lesson.startsAt]);
  const isUrgent = starts.some((start) => start.getTime() - now.getTime() < soon);
  return new Date(now.getTime() + (isUrgent ? shortHold : hold));
}

/** Whether the mail about a change may leave. A time too far ahead was written by a clock that ran ahead. */
export function isDue(db: Database, now: Date) {
  return and(isNull(lessonChanges.mailedAt), isReleased(db, lessonChanges.importId, now));
}

/** The same for invitations to register first. */
export function isInviteDue(db: Database, now: Date) {
  return and(isNull(priorityInvites.mailedAt), isReleased(db, priorityInvites.importId, now));
}

function isReleased(
  db: Database,
  importId: typeof lessonChanges.importId | typeof priorityInvites.importId,
  now: Date,
) {
  const late = gt(clubImports.mailsAt, new Date(now.getTime() + hold));
  const imports = db
    .select({ id: clubImports.id })
    .from(clubImports)
    .where(or(lte(clubImports.mailsAt, now), late));
  return or(isNull(importId), inArray(importId, imports));
}

/** Forgets imports that can't be taken back any more. */
export async function forgetOldImports(db: Database, now: Date): Promise<void> {
  await db.delete(clubImports).where(lt(clubImports.madeAt, keptSince(now)));
}

/** Forgets cancelled lessons whose day is over: no list shows them any more. */
export async function forgetOldCancelled(db: Database, now: Date): Promise<void> {
  await db.delete(cancelledLessons).where(lt(cancelledLessons.endsAt, keptSince(now)));
}

/** Forgets imports whose file names one of these addresses: that of a teacher who is erased. @param addresses - in lower case */
export async function forgetImportsNaming(tx: Database, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    await tx.delete(clubImports).where(sql`strpos(lower(${clubImports.before}::text), ${address}) > 0`);
}

export function keptSince(now: Date): Date {
  return new Date(now.getTime() - kept);
}

export function keptUntil(madeAt: Date): Date {
  return new Date(madeAt.getTime() + kept);
}

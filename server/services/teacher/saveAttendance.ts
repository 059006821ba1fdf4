import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insertRows.ts';
import { attendanceSheets, attendances, users } from '../../db/schema.ts';
import { Refused } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { fullName } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { findParticipants } from './findParticipants.ts';
import { requireTaughtSession } from './taughtCourse.ts';

type Wanted = OperationRequest<'save_attendance'>;
type Sheet = typeof attendanceSheets.$inferSelect;
type States = ReadonlyMap<number, Wanted['attendance'][number]['state']>;

/**
 * Saves the attendance sheet of a session as a whole. Refuses a sheet that is based on an older version, and tells who saved in
 * between. A repeat after a lost answer has the same content, so it is accepted and changes nothing.
 * Decision: docs/decisions/0055-attendance-is-one-sheet.md
 */
export async function saveAttendance(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: Wanted,
  caller: Caller,
): Promise<void> {
  const { session } = await requireTaughtSession(db, wanted.session, {
    uid: caller.uid,
    now: clock.now(),
  });
  const states: States = new Map(wanted.attendance.map(({ participant, state }) => [participant, state]));
  await db.transaction(async (tx) => {
    const coming = await findParticipants(tx, session);
    if ([...states.keys()].some((uid) => !coming.has(uid))) throw conflict(nl.refusals.participantsChanged);
    const sheet = await lockSheet(tx, session.nid, clock.now());
    if (sheet.version !== wanted.version) {
      // The request names a version, but nothing was ever saved.
      if (sheet.version === 0) throw conflict(nl.refusals.participantsChanged);
      if (isSame(await savedStates(tx, session.nid), states)) return;
      throw conflict(await changeText(tx, sheet));
    }
    await tx.delete(attendances).where(eq(attendances.sessionNid, session.nid));
    const rows = [...states].map(([uid, state]) => ({ sessionNid: session.nid, uid, state }));
    await insertRows(tx, attendances, rows);
    await tx
      .update(attendanceSheets)
      .set({ version: sheet.version + 1, savedBy: caller.uid, savedAt: clock.now() })
      .where(eq(attendanceSheets.sessionNid, session.nid));
  });
}

/** Locks the sheet until the transaction ends. Makes a sheet with version 0 when there was none. */
async function lockSheet(tx: Database, sessionNid: number, now: Date): Promise<Sheet> {
  await tx
    .insert(attendanceSheets)
    .values({ sessionNid, version: 0, savedBy: null, savedAt: now })
    .onConflictDoNothing();
  const [sheet] = await tx
    .select()
    .from(attendanceSheets)
    .where(eq(attendanceSheets.sessionNid, sessionNid))
    .for('update');
  if (!sheet) throw new Error('The sheet that was there a moment ago is gone');
  return sheet;
}

async function savedStates(tx: Database, sessionNid: number): Promise<States> {
  const rows = await tx.select().from(attendances).where(eq(attendances.sessionNid, sessionNid));
  return new Map(rows.map(({ uid, state }) => [uid, state]));
}

function isSame(one: States, other: States): boolean {
  return one.size === other.size && [...one].every(([uid, state]) => other.get(uid) === state);
}

async function changeText(tx: Database, { savedBy, savedAt }: Sheet): Promise<string> {
  const [person] = savedBy === null ? [] : await tx.select().from(users).where(eq(users.uid, savedBy));
  const at = unixSecondsOf(savedAt);
  const when = { day: formatDay(at), time: formatTime(at) };
  return person
    ? fillIn(nl.refusals.attendanceChanged, { name: fullName(person), ...when })
    : fillIn(nl.refusals.attendanceChangedBySomebody, when);
}

function conflict(sentence: string): Refused {
  return new Refused(409, { errors: [sentence], code: 'conflict' });
}

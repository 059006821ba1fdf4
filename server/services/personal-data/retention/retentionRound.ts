import { eq, isNull, lt, sql } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { todayOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { knownDevices, retentionRounds, sessions, users } from '#server/db/schema.ts';
import { applyRetention, type Retaining } from './applyRetention.ts';

/** Number of days for which rounds are remembered. */
const remembered = 400;

/**
 * Deletes what is over, once a day. The caller takes turns with other processes. A round that stopped in the middle is done again, because
 * its day has no end.
 */
export async function retentionRound(context: Retaining, signal: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const day = todayOf(clock);
  if (!(await begin(db, day, clock.now()))) return;
  await noteLastUse(db);
  const isDay = eq(retentionRounds.day, day);
  const deleted = await applyRetention(context, { signal });
  if (signal.aborted) return;
  await db.update(retentionRounds).set({ finishedAt: clock.now(), deleted }).where(isDay);
  await db.delete(retentionRounds).where(lt(retentionRounds.day, daysAfter(day, -remembered)));
}

/** @returns whether the round of the day is still to be done */
async function begin(db: Database, day: string, now: Date): Promise<boolean> {
  const begun = await db
    .insert(retentionRounds)
    .values({ day, startedAt: now })
    .onConflictDoUpdate({
      target: retentionRounds.day,
      set: { startedAt: now },
      setWhere: isNull(retentionRounds.finishedAt),
    })
    .returning({ day: retentionRounds.day });
  return begun.length > 0;
}

/** Remembers when each account was last used: sessions and known browsers end long before an account does. */
async function noteLastUse(db: Database): Promise<void> {
  const lastUse = (table: typeof sessions | typeof knownDevices) =>
    sql`(select max(${table.lastUsedAt}) from ${table} where ${table.uid} = ${users.uid})`;
  const seen = sql`greatest(${users.lastSeenAt}, ${lastUse(sessions)}, ${lastUse(knownDevices)})`;
  await db
    .update(users)
    .set({ lastSeenAt: seen })
    .where(sql`${seen} > ${users.lastSeenAt} + interval '1 day'`);
}

import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { todayOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { knownDevices, retentionRounds, sessions, users } from '#server/db/schema.ts';
import { applyRetention, type Retaining } from './applyRetention.ts';

/** Time after which another process takes over a round that stopped in the middle, in milliseconds. */
const lease = 60 * 60 * 1000;
/** Number of days for which rounds are remembered. */
const remembered = 400;

/** Deletes what is over, once a day: one process claims the day, and renews its claim before each table. */
export async function retentionRound(context: Retaining, signal: AbortSignal): Promise<void> {
  const { db, clock } = context;
  const day = todayOf(clock);
  if (!(await claim(db, day, clock.now()))) return;
  await noteLastUse(db);
  const isDay = eq(retentionRounds.day, day);
  const deleted = await applyRetention(context, {
    signal,
    async onStep() {
      await db.update(retentionRounds).set({ startedAt: clock.now() }).where(isDay);
    },
  });
  if (signal.aborted) return;
  await db.update(retentionRounds).set({ finishedAt: clock.now(), deleted }).where(isDay);
  await db.delete(retentionRounds).where(lt(retentionRounds.day, daysAfter(day, -remembered)));
}

async function claim(db: Database, day: string, now: Date): Promise<boolean> {
  const isStopped = and(
    isNull(retentionRounds.finishedAt),
    lt(retentionRounds.startedAt, new Date(now.getTime() - lease)),
  );
  const claimed = await db
    .insert(retentionRounds)
    .values({ day, startedAt: now })
    .onConflictDoUpdate({
      target: retentionRounds.day,
      set: { startedAt: now },
      ...(isStopped && { setWhere: isStopped }),
    })
    .returning({ day: retentionRounds.day });
  return claimed.length > 0;
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

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { holdWindows } from '../../db/schema.ts';
import { holdSeconds } from './holdTimes.ts';

/** The stretch of time in which an account holds places of an event or course. */
export type HoldWindow = Pick<typeof holdWindows.$inferSelect, 'endsAt' | 'extensions'>;

export type HoldWindows = ReadonlyMap<number, HoldWindow>;

export type WindowState =
  /** The account holds places: what is added ends with them. */
  | { readonly at: 'running'; readonly window: HoldWindow }
  /** The time is over, and the next one begins at `until`. */
  | { readonly at: 'cooling'; readonly until: Date }
  | { readonly at: 'none' };

/** Where an account stands with one event, by its window. */
export function windowState(window: HoldWindow | undefined, now: Date): WindowState {
  if (!window) return { at: 'none' };
  if (window.endsAt > now) return { at: 'running', window };
  const until = new Date(window.endsAt.getTime() + holdSeconds.cooldown * 1000);
  return until > now ? { at: 'cooling', until } : { at: 'none' };
}

/** The windows of an account by course, locked until the transaction ends; always the last locks of a transaction. */
export async function lockHoldWindows(
  tx: Database,
  heldBy: number,
  courseNids: readonly number[],
): Promise<HoldWindows> {
  const nids = [...new Set(courseNids)].toSorted((one, other) => one - other);
  if (nids.length === 0) return new Map();
  // A row to lock, where there is none yet: two requests at once must not both begin a window.
  const over = new Date(0);
  await tx
    .insert(holdWindows)
    .values(nids.map((courseNid) => ({ heldBy, courseNid, endsAt: over })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(holdWindows)
    .where(and(eq(holdWindows.heldBy, heldBy), inArray(holdWindows.courseNid, nids)))
    .orderBy(asc(holdWindows.courseNid))
    .for('update');
  return new Map(rows.map(({ courseNid, endsAt, extensions }) => [courseNid, { endsAt, extensions }]));
}

/** Writes the windows of courses, of which the caller has the locks. */
export async function saveHoldWindows(
  tx: Database,
  heldBy: number,
  changed: ReadonlyMap<number, HoldWindow>,
): Promise<void> {
  if (changed.size === 0) return;
  await tx
    .insert(holdWindows)
    .values([...changed].map(([courseNid, window]) => ({ heldBy, courseNid, ...window })))
    .onConflictDoUpdate({
      target: [holdWindows.heldBy, holdWindows.courseNid],
      set: { endsAt: sql`excluded.ends_at`, extensions: sql`excluded.extensions` },
    });
}

/** What was ordered was not hoarded: the account may hold places of these courses anew. */
export async function endHoldWindows(
  tx: Database,
  heldBy: number,
  courseNids: readonly number[],
): Promise<void> {
  if (courseNids.length === 0) return;
  const isOne = inArray(holdWindows.courseNid, [...new Set(courseNids)]);
  await tx.delete(holdWindows).where(and(eq(holdWindows.heldBy, heldBy), isOne));
}

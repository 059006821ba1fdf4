import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { holdWindows } from '../../db/schema.ts';
import { holdSeconds } from './holdTimes.ts';

/**
 * The period in which an account holds places of an event or course.
 * Decision: docs/decisions/0066-all-holds-of-an-event-end-together.md
 */
export type HoldWindow = Pick<typeof holdWindows.$inferSelect, 'endsAt' | 'extensions'>;

export type HoldWindows = ReadonlyMap<number, HoldWindow>;

export type WindowState =
  /** The period runs: a new hold ends with it at the latest. */
  | { readonly at: 'running'; readonly window: HoldWindow }
  /** The period is over, and a new one may begin at `until`. */
  | { readonly at: 'cooling'; readonly until: Date }
  | { readonly at: 'none' };

/** The state of an account for one event, by its window. */
export function windowState(window: HoldWindow | undefined, now: Date): WindowState {
  if (!window) return { at: 'none' };
  if (window.endsAt > now) return { at: 'running', window };
  const until = new Date(window.endsAt.getTime() + holdSeconds.cooldown * 1000);
  return until > now ? { at: 'cooling', until } : { at: 'none' };
}

/**
 * Loads and locks the windows of an account, by course, until the transaction ends. These are always the last locks of a
 * transaction.
 */
export async function lockHoldWindows(
  tx: Database,
  heldBy: number,
  courseNids: readonly number[],
): Promise<HoldWindows> {
  const nids = [...new Set(courseNids)].toSorted((one, other) => one - other);
  if (nids.length === 0) return new Map();
  // Makes a row to lock when there is none, so that two concurrent requests can't both begin a window.
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

/** Saves windows that the caller has locked. */
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

/**
 * Ends the windows of ordered courses. Ordered places were not hoarded, so the account may hold places of these courses again.
 */
export async function endHoldWindows(
  tx: Database,
  heldBy: number,
  courseNids: readonly number[],
): Promise<void> {
  if (courseNids.length === 0) return;
  const isOne = inArray(holdWindows.courseNid, [...new Set(courseNids)]);
  await tx.delete(holdWindows).where(and(eq(holdWindows.heldBy, heldBy), isOne));
}

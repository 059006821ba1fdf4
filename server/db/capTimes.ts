import { and, gt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The clocks of two processes may differ by this much, in milliseconds. */
export const clockSkew = 60 * 1000;

interface Cap {
  readonly column: AnyPgColumn;
  readonly now: Date;
  /** The longest that the column may lie ahead of now, in seconds. */
  readonly seconds: number;
  readonly where?: SQL | undefined;
}

/**
 * Brings back times that lie further ahead than they can: a clock wrote them that ran ahead. Otherwise a hold, a code or a session
 * would last until the time that this clock showed.
 */
export async function capTimes(db: Database, { column, now, seconds, where }: Cap): Promise<void> {
  const latest = new Date(now.getTime() + seconds * 1000);
  await db
    .update(column.table)
    .set({ [column.name]: latest })
    .where(and(gt(column, new Date(latest.getTime() + clockSkew)), where));
}

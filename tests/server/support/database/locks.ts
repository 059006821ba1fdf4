import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#server/db/database.ts';

interface Blocking {
  /** The transaction that holds the lock. */
  readonly tx: Database;
  /** Another connection to the same server. */
  readonly watcher: Database;
  /** Matches the statement that has to wait; PostgreSQL tells its first 1,000 characters. */
  readonly statement: RegExp;
}

/**
 * Waits until a statement waits for a lock of this transaction. Waits of other tests on the shared server don't count, and neither
 * does background work, such as the worker of the outbox.
 */
export async function untilBlocked({ tx, watcher, statement }: Blocking): Promise<void> {
  const [holder] = await tx.select({ pid: sql<number>`pid` }).from(sql`pg_backend_pid() as pid`);
  const waiting = () =>
    watcher
      .select({ query: sql<string>`query` })
      .from(sql`pg_stat_activity`)
      .where(sql`${holder?.pid} = any(pg_blocking_pids(pid))`);
  await expect
    .poll(async () => (await waiting()).map(({ query }) => query), { interval: 20 })
    .toContainEqual(expect.stringMatching(statement));
}

/**
 * Deadlocks in this database so far. An answer can't tell, because a lock that takes too long is refused in the same words.
 * PostgreSQL counts those of a connection when it ends, so end all others first.
 */
export async function countDeadlocks(db: Database): Promise<number> {
  const [counted] = await db
    .select({ deadlocks: sql<string>`deadlocks` })
    .from(sql`pg_stat_database`)
    .where(sql`datname = current_database()`);
  return Number(counted?.deadlocks);
}

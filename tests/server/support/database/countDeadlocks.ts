import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

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

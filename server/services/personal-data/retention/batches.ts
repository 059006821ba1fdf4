import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';

/** Maximum number of rows that one statement deletes, so that no lock lasts long. */
export const batchSize = 500;

/** Selects a batch of rows. Rows that somebody else has locked are skipped: a later round takes them. */
export function batchOf(table: PgTable, isOver: SQL): SQL {
  return sql`ctid in (select ctid from ${table} where ${isOver} limit ${batchSize} for update skip locked)`;
}

/** Repeats a batch until it is not full, or until the server stops. Returns the number of rows. */
export async function inBatches(batch: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let all = 0;
  for (let count = batchSize; count === batchSize && !signal.aborted; ) {
    count = await batch();
    all += count;
  }
  return all;
}

/** Deletes the rows of a table that are over, one short transaction for each batch. */
export function deleteOver(
  db: Database,
  { table, isOver, signal }: { readonly table: PgTable; readonly isOver: SQL; readonly signal: AbortSignal },
): Promise<number> {
  return inBatches(async () => {
    const gone = await db.delete(table).where(batchOf(table, isOver)).returning({ one: sql<number>`1` });
    return gone.length;
  }, signal);
}

import { getTableName, is, not, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';

/** Tables that no call writes: the places, which are large, and the rounds that a server starts by itself. */
const constant: readonly PgTable[] = [
  schema.localities,
  schema.streets,
  schema.retentionRounds,
  schema.roundLeases,
];

/** Rows that the sweep at the start of a server may still be removing, in the background. */
const isSwept = sql`${schema.sessions.expiresAt} < now()`;

/** A digest of the rows of each table, without sessions that have expired. */
export async function databaseDigest(db: Database): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {};
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || constant.includes(table)) continue;
    const row = sql`${table}::text`;
    const digest = sql<string>`md5(coalesce(string_agg(${row}, chr(10) order by ${row}), ''))`;
    const kept = table === schema.sessions ? not(isSwept) : undefined;
    const [found] = await db.select({ digest }).from(table).where(kept);
    digests[getTableName(table)] = found?.digest ?? '';
  }
  return digests;
}

import { getTableName, inArray, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import * as schema from '#server/db/schema.ts';
import { keyOf, personalColumns } from '#server/services/personal-data/personalColumns.ts';

/** Counts the rows that refer to one of these people, for each column that refers to people. */
export async function namedIn(db: Database, uids: number[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const one of personalColumns) {
    const name = `${getTableName(one.table)}.${keyOf(one)}`;
    found[name] = await db.$count(one.table, inArray(one.column, uids));
  }
  return found;
}

/** The tables that contain a text in any row. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    if ((await db.$count(table, sql`${table}::text ilike ${`%${text}%`}`)) > 0)
      found.push(getTableName(table));
  }
  return found.toSorted();
}

/** The number of taken places of everything that has a capacity, by kind and number. */
export async function takenPlaces(db: Database): Promise<ReadonlyMap<string, number>> {
  const tariffs = await db.select().from(schema.tariffs);
  const sessions = await db.select().from(schema.courseSessions);
  const stands = await db.select().from(schema.stands);
  return new Map([
    ...tariffs.map(({ nid, sold }) => [`tariff ${nid}`, sold] as const),
    ...sessions.map(({ nid, guests }) => [`session ${nid}`, guests] as const),
    ...stands.map(({ nid, sold }) => [`stand ${nid}`, sold] as const),
  ]);
}

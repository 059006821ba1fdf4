import type pg from 'pg';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';

/** A statement as it was sent to PostgreSQL. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The tables that a statement can read only as a whole: with sequential scans switched off, the plan still has one. Joins must look up row
 * by row, because joins of whole tables suit a small size. So the planner's choice doesn't matter, and the answer is the same on every machine.
 */
export async function scannedTables(client: pg.Client, { text, values }: SentStatement): Promise<string[]> {
  if (!/^\s*(select|update|delete|insert|with)\b/i.test(text)) return [];
  await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
  const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
  const [{ 'QUERY PLAN': plans }] = rows;
  return scansOf(plans[0].Plan);
}

function scansOf(plan: unknown): string[] {
  const node = fieldsOf(plan);
  const { Plans: below } = node;
  const type = String(node['Node Type']);
  const own = type === 'Seq Scan' ? [String(node['Relation Name'])] : [];
  return [...own, ...(Array.isArray(below) ? below.flatMap(scansOf) : [])];
}

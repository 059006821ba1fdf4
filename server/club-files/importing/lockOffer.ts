import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lockForms } from '../../services/registration/newQids.ts';

/** Locks imports, and the offer of the club where it exists. */
export async function lockImport(tx: Database, clubNid: number | undefined): Promise<void> {
  await lockForms(tx);
  if (clubNid !== undefined) await lockOffer(tx, clubNid);
}

/**
 * Locks everything that a club sells, in the same order as placing an order does.
 * Decision: docs/decisions/0036-one-table-of-holds-with-one-lock-order.md
 */
async function lockOffer(tx: Database, clubNid: number): Promise<void> {
  const ofCourses = sql`course_nid in (select nid from courses where club_nid = ${clubNid})`;
  const ofStands = sql`stand_nid in (select nid from stands where ${ofCourses})`;
  const ofProducts = sql`product_nid in (select nid from products where club_nid = ${clubNid})`;
  const inOrder: readonly (readonly [table: string, which: SQL])[] = [
    ['tariffs', ofCourses],
    ['course_sessions', ofCourses],
    ['additional_services', ofCourses],
    ['stands', ofCourses],
    ['seats', ofStands],
    ['product_variants', ofProducts],
    ['vouchers', sql`club_nid = ${clubNid}`],
  ];
  for (const [table, which] of inOrder)
    await tx.execute(sql`select nid from ${sql.identifier(table)} where ${which} order by nid for update`);
}

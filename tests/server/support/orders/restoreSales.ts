import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** Every table that placing an order or a hold can change. */
const touched = [
  'orders',
  'order_lines',
  'order_instalments',
  'documents',
  'document_counters',
  'registrations',
  'trial_sessions',
  'queue_entries',
  'reservations',
  'hold_windows',
  'tickets',
  'stands',
  'tariffs',
  'course_sessions',
  'additional_services',
  'product_variants',
  'vouchers',
  'voucher_uses',
  'pass_cards',
  'pass_moves',
  'pass_reservations',
  'couple_invites',
  'club_members',
  'idempotency_keys',
];

const rowsOfEach = touched.map(
  (name) => `(select coalesce(json_agg(row order by row::text), '[]')::text from ${name} as row) as ${name}`,
);

/** The contents of these tables as text, by table: equal texts mean that nothing changed. */
export async function salesDigest(db: Database): Promise<Record<string, string>> {
  const [digest] = await db
    .select({ tables: sql<Record<string, string>>`to_json(digest)` })
    .from(sql`(select ${sql.raw(rowsOfEach.join(', '))}) as digest`);
  return digest?.tables ?? {};
}

/** Takes a snapshot of the offer, the sales and the holds. Returns a function that restores it. */
export async function restoreSales(db: Database): Promise<() => Promise<void>> {
  const before = await salesDigest(db);
  return async () => {
    const now = await salesDigest(db);
    const changed = touched.filter((table) => now[table] !== before[table]);
    await db.transaction(async (tx) => {
      // Disables the foreign key checks: they hold again once every table is restored.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const table of changed) {
        const name = sql.identifier(table);
        await tx.execute(sql`delete from ${name}`);
        await tx.execute(
          sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${before[table]}::json)`,
        );
      }
    });
  };
}

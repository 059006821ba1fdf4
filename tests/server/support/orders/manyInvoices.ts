import { sql } from 'drizzle-orm';
import { transferReference } from '#rules/transferReference.ts';
import type { Database } from '#server/db/database.ts';
import { codaFile } from '../files/codaFile.ts';

/** The number of an order is this and its place in the list, from 1. */
export const firstOid = 1_000_000;
const cents = 12_500;

interface Invoices {
  readonly club: number;
  readonly count: number;
  readonly placedAt: Date;
  /** Whether they have an address, to which a receipt goes. */
  readonly hasMail: boolean;
}

/** Inserts families that owe 125 euros each, with their invoices. */
export async function insertInvoices(
  db: Database,
  { club, count, placedAt, hasMail }: Invoices,
): Promise<void> {
  const run = (text: string) => db.execute(sql.raw(text));
  const families = `generate_series(${firstOid + 1}, ${firstOid + count}) n`;
  const at = `timestamptz '${placedAt.toISOString()}'`;
  const content = JSON.stringify({
    ...{ club: 'De Dolfijn', member: 'Lid', vatNote: '', vat: [], lines: [], totalCents: cents, parts: [] },
    ...{
      sender: { name: 'De Dolfijn', lines: [], color: '#336699' },
      addressee: { name: 'Lid', address: '' },
    },
  });
  const mail = hasMail ? `'lid' || n || '@example.org'` : 'null';
  await run(
    `insert into users (uid, mail, confirmed_mail, fname, lname, color)
     select n, ${mail}, ${mail}, 'Lid', 'Gezin' || n, '#336699' from ${families}`,
  );
  await run(
    `insert into orders (oid, club_nid, uid, placed_by, placed_at, payment, pay_now_cents, pay_later_cents, total_cents)
     select n, ${club}, n, n, ${at}, 'unpaid', ${cents}, 0, ${cents} from ${families}`,
  );
  await run(
    `insert into order_lines (oid, position, uid, type, item_nid, course_nid, tariff_nid, is_queued, description, unit_cost_cents,
       discount_cents, qty)
     select n, 0, n, 'tariff', t.nid, t.course_nid, t.nid, false, 'Cursus', ${cents}, 0, 1
     from ${families}, (select * from tariffs limit 1) t`,
  );
  await run(
    `insert into documents (club_nid, kind, year, serial, oid, first_position, last_position, content, issued_at)
     select ${club}, 'invoice', extract(year from ${at}), n, n, 0, 0, '${content}', ${at} from ${families}`,
  );
  // PostgreSQL plans by what it counted last. The servers of tests never count by themselves.
  await run('analyze');
}

/** A statement on which each of these families pays its invoice. `day` as `ddmmyy`. */
export function statementOf(count: number, { account, day }: { account: string; day: string }): string {
  const movements = Array.from({ length: count }, (_, index) => ({
    ...{ cents, day, payer: `GEZIN ${index}`, iban: `BE71${String(index).padStart(12, '0')}` },
    structured: transferReference(firstOid + index + 1).replaceAll(/\D/g, ''),
  }));
  return codaFile(movements, { account });
}

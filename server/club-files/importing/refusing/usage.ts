import { and, eq, getTableName, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { orderLines, reservations } from '#server/db/schema.ts';
import { fieldsOf } from '#server/http/reading/fieldsOf.ts';
import type { Part } from '../../parts/part.ts';
import type { ClubFileTexts } from '../../texts/en.ts';
import type { FoundFault, Sentence } from '../../texts/fault.ts';
import { type NumberedKind, numberedKinds, partTables } from '../partTables.ts';

/** Tables that belong to the club itself, and drafts and versions of its forms. All other tables are about people. */
const ownTables = new Set<string>([
  ...Object.values(partTables).map((table) => getTableName(table)),
  'questions',
  'terms',
  'course_stops',
  'course_terms',
  'priority_invites',
  'course_teachers',
  'taught_courses',
  'related_products',
  'form_drafts',
  'form_versions',
]);

/** Says why a part that is missing in the file can't be removed: a registration, purchase or submission refers to it. */
export async function usageFaults(db: Database, removed: readonly Part[], now: Date): Promise<FoundFault[]> {
  const faults: FoundFault[] = [];
  for (const kind of numberedKinds) {
    const parts = removed.filter((part) => part.kind === kind);
    const nids = parts.flatMap(({ number }) => number ?? []);
    if (nids.length === 0) continue;
    const uses = [...(await referring(db, kind, nids)), ...(await counted(db, kind, { nids, now }))];
    for (const { title, number } of parts) {
      const reasons = uses.filter((use) => use.nid === number);
      if (reasons.length === 0) continue;
      const say: Sentence = (texts) =>
        texts.importing.inUse(title, reasons.map(({ count, what }) => `${count} ${what(texts)}`).join(', '));
      faults.push({ path: '', say });
    }
  }
  return faults;
}

function usesOf({ uses, rowsOf: rows }: ClubFileTexts['importing'], table: string): string {
  const names: Readonly<Record<string, string>> = uses;
  return names[table] ?? rows(table.replaceAll('_', ' '));
}

interface Use {
  readonly nid: number;
  readonly count: number;
  readonly what: (texts: ClubFileTexts) => string;
}

/** Asks the database which tables refer to a part, so that tables that are added later are included. */
async function referring(db: Database, kind: NumberedKind, nids: readonly number[]): Promise<Use[]> {
  const referrers = await rowsOf(
    db,
    sql`select rel.relname as "table", att.attname as "column"
      from pg_constraint con
      join pg_class rel on rel.oid = con.conrelid
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
      where con.contype = 'f' and con.confrelid = ${getTableName(partTables[kind])}::regclass`,
  );
  const uses: Use[] = [];
  for (const { table, column } of referrers) {
    if (ownTables.has(String(table))) continue;
    const name = sql.identifier(String(column));
    const rows = await rowsOf(
      db,
      sql`select ${name} as nid, count(*)::int as count from ${sql.identifier(String(table))}
        where ${name} = any(${sql.param(nids)}::int[]) group by 1`,
    );
    const what = ({ importing }: ClubFileTexts) => usesOf(importing, String(table));
    uses.push(...rows.map((row) => ({ nid: Number(row.nid), count: Number(row.count), what })));
  }
  return uses;
}

/** Line types and kinds of reservation that refer to a part by number, without a foreign key. */
const lineTypes = { service: 'service', variant: 'product', pass: 'pass' } as const;
const heldKinds = { tariff: ['place', 'offer', 'partner'], seat: ['seat'], stand: ['stand'] } as const;

interface Counting {
  readonly nids: readonly number[];
  readonly now: Date;
}

async function counted(db: Database, kind: NumberedKind, { nids, now }: Counting): Promise<Use[]> {
  const count = sql<number>`count(*)::int`;
  if (kind === 'service' || kind === 'variant' || kind === 'pass') {
    const rows = await db
      .select({ nid: orderLines.itemNid, count })
      .from(orderLines)
      .where(and(eq(orderLines.type, lineTypes[kind]), isOneOf(orderLines.itemNid, nids)))
      .groupBy(orderLines.itemNid);
    return rows.map((row) => ({
      nid: row.nid ?? 0,
      count: row.count,
      what: ({ importing }: ClubFileTexts) => importing.uses.order_lines,
    }));
  }
  if (kind !== 'tariff' && kind !== 'seat' && kind !== 'stand') return [];
  const rows = await db
    .select({ nid: reservations.ref, count })
    .from(reservations)
    .where(
      and(
        inArray(reservations.kind, [...heldKinds[kind]]),
        isOneOf(reservations.ref, nids),
        gt(reservations.expiresAt, now),
      ),
    )
    .groupBy(reservations.ref);
  return rows.map((row) => ({ ...row, what: ({ importing }: ClubFileTexts) => importing.held }));
}

async function rowsOf(db: Database, query: SQL): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { rows } = fieldsOf(await db.execute(query));
  return Array.isArray(rows) ? rows.map(fieldsOf) : [];
}

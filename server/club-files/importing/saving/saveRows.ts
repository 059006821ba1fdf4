import { and, eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { questions } from '#server/db/schema.ts';
import type { PartKind, PartValues } from '../../parts/part.ts';
import { partTables } from '../partTables.ts';

/** A row that changes, or a new one; the database numbers a new row without a number. */
export interface RowToSave {
  readonly isNew: boolean;
  readonly number: number | undefined;
  readonly row: PartValues;
}

/** Rows of one statement, which may have 65,535 parameters. */
const mostRows = 500;

/**
 * Saves the rows of parts of one kind, the changed rows before the new ones: a new row may take a name that a changed one gives up. Inserts
 * many rows by one statement, because a club has a thousand lessons.
 *
 * @returns the numbers of the rows, in the order of the list
 */
export async function saveRows(
  tx: Database,
  kind: PartKind,
  rows: readonly RowToSave[],
): Promise<readonly number[]> {
  for (const { isNew, number = 0, row } of rows) if (!isNew) await update(tx, kind, number, row);
  const fresh = rows.filter(({ isNew }) => isNew);
  const given: number[] = [];
  for (let start = 0; start < fresh.length; start += mostRows)
    given.push(...(await insert(tx, kind, fresh.slice(start, start + mostRows))));
  return rows.map(({ isNew, number }) => (isNew ? given.shift() : number) ?? 0);
}

/** Drizzle can't infer the columns of a table that is only known to have a number. The parts type their rows by `Row`. */
type AnyTable = PgTable & { readonly nid: PgColumn };

async function update(tx: Database, kind: PartKind, number: number, row: PartValues): Promise<void> {
  if (kind === 'question') {
    await tx.update(questions).set(row).where(isQuestion(number, row.courseNid));
    return;
  }
  const table: AnyTable = partTables[kind];
  await tx.update(table).set(row).where(eq(table.nid, number));
}

async function insert(tx: Database, kind: PartKind, rows: readonly RowToSave[]): Promise<number[]> {
  if (kind === 'question') {
    const table: PgTable = questions;
    await tx.insert(table).values(rows.map(({ number, row }) => ({ ...row, qid: number })));
    return rows.map(({ number = 0 }) => number);
  }
  const table: AnyTable = partTables[kind];
  const saved = await tx
    .insert(table)
    .values(rows.map(({ number, row }) => ({ ...row, ...(number !== undefined && { nid: number }) })))
    .returning({ nid: table.nid });
  return saved.map(({ nid }) => Number(nid));
}

/** A qid of a course is unique within that course only. */
export function isQuestion(qid: number, courseNid: unknown) {
  const { courseNid: column } = questions;
  return and(eq(questions.qid, qid), typeof courseNid === 'number' ? eq(column, courseNid) : isNull(column));
}

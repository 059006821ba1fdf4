import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Rows of one statement. PostgreSQL takes 65,535 parameters in a statement, one for each column of each row, and no table has 60 columns.
 */
const mostRows = 1000;

/**
 * Inserts any number of rows. `.values(rows)` is for lists that a request or a cart limits: a list that grows with the members of a
 * club doesn't fit in one statement.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += mostRows)
    await tx.insert(table).values(rows.slice(from, from + mostRows));
}

import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * `inArray` for a list that may be long: all of it is one parameter. With one for each value, the statement of a thousand people
 * takes longer to write than to answer, and every length is another statement.
 */
export function isOneOf(column: PgColumn, values: readonly number[] | Placeholder): SQL {
  return sql`${column} = any(${sql.param(values)}::int[])`;
}

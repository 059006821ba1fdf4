import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A connection or a transaction, of either of the two engines. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. Both engines speak the same PostgreSQL and run the same migrations. */
export interface DatabaseHandle {
  readonly db: Database;
  /** Readable description of the database, without a password. */
  readonly description: string;
  /** Applies the missing migrations, then runs `afterwards`. Processes that start together do so one at a time. */
  migrate(afterwards: (db: Database) => Promise<void>): Promise<void>;
  /** Rejects where the database can't answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

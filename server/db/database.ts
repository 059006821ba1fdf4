import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A connection or a transaction, whichever of the two engines is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A database that is open; both engines speak the same PostgreSQL and run the same migrations. */
export interface DatabaseHandle {
  readonly db: Database;
  /** For people: what was opened, without a password. */
  readonly description: string;
  /** Applies the migrations that it doesn't have yet, then `afterwards`; processes that start together take turns. */
  migrate(afterwards: (db: Database) => Promise<void>): Promise<void>;
  /** Fails where the database can't answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

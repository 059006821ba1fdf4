import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** A connection or a transaction, in PGlite or on a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * An open database: PostgreSQL inside this process (PGlite), or a PostgreSQL server. Both get the same SQL and the same
 * migrations.
 */
export interface DatabaseHandle {
  readonly db: Database;
  /** Readable description of the database, without a password. */
  readonly description: string;
  /** Applies the missing migrations, then runs `afterwards`. A lock makes processes that start together take turns. */
  migrate(afterwards: (db: Database) => Promise<void>): Promise<void>;
  /** Rejects if the database can't answer. */
  ping(): Promise<void>;
  /** Counts the connections of this process; absent for the embedded database. */
  readonly connections?: () => readonly ConnectionCounts[];
  /** Looks for the host anew, where the address has several; absent for the embedded database. */
  readonly findHostAnew?: () => void;
  close(): Promise<void>;
}

/** Connections of one pool. */
export interface ConnectionCounts {
  readonly pool: 'reads' | 'all';
  /** The most that there may be. */
  readonly limit: number;
  readonly used: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

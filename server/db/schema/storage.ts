import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The id of this database, which its data folder carries too. One row. */
export const installation = pgTable(
  'installation',
  {
    isOnly: boolean().primaryKey().default(true),
    id: uuid().notNull(),
  },
  (row) => [check('installation_is_one_row', sql`${row.isOnly}`)],
);

/** Secrets of the server, by name, for all processes on this database. */
export const keptKeys = pgTable('kept_keys', {
  name: text().primaryKey(),
  secret: text().notNull(),
});

/** Files, where all processes share this database. Their content is in `stored_chunks`. */
export const storedFiles = pgTable('stored_files', {
  path: text().primaryKey(),
  /** Of this content: another write makes another id. */
  id: uuid().notNull(),
  bytes: integer().notNull(),
  storedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const storedChunks = pgTable(
  'stored_chunks',
  {
    path: text().notNull(),
    id: uuid().notNull(),
    /** From 0. All chunks but the last have the same size. */
    position: integer().notNull(),
    content: bytea().notNull(),
  },
  (chunk) => [primaryKey({ columns: [chunk.path, chunk.id, chunk.position] })],
);

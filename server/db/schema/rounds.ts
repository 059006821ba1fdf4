import { date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The daily rounds that delete what is over. The row of a day is also the lease of the process that does its work. */
export const retentionRounds = pgTable('retention_rounds', {
  /** The day in Brussels. */
  day: date({ mode: 'string' }).primaryKey(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  /** null while it runs, and where it was stopped in the middle. */
  finishedAt: timestamp({ withTimezone: true }),
  /** Number of deleted rows by table. It says nothing about anybody. */
  deleted: jsonb().$type<Record<string, number>>().notNull().default({}),
});

/** Leases: one process at a time does a round of work, or sends a mail to an unconfirmed address. */
export const roundLeases = pgTable('round_leases', {
  name: text().primaryKey(),
  /** A random id of the turn. */
  holder: uuid().notNull(),
  /** Until then nobody else may begin: the end of the lease, or after the round the time of the next one. */
  until: timestamp({ withTimezone: true }).notNull(),
});

/** Wrong passwords and codes within a window of time, where several processes count them together. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** A keyed hash of the name of the limit with the account or network address that it counts. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** The end of the window, on the clock of the database. */
    until: timestamp({ withTimezone: true }).notNull(),
  },
  ({ until }) => [index().on(until)],
);

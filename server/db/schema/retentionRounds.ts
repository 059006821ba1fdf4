import { date, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';

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

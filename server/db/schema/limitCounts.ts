import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

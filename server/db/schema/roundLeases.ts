import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Work on a timer that one process at a time does, and which process does it. */
export const roundLeases = pgTable('round_leases', {
  name: text().primaryKey(),
  /** A random id of the turn. */
  holder: uuid().notNull(),
  /** Until then nobody else may begin: the end of the lease, or after the round the time of the next one. */
  until: timestamp({ withTimezone: true }).notNull(),
});

import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Leases: one process at a time does a round of work, or sends a mail to an unconfirmed address. */
export const roundLeases = pgTable('round_leases', {
  name: text().primaryKey(),
  /** A random id of the turn. */
  holder: uuid().notNull(),
  /** Until then nobody else may begin: the end of the lease, or after the round the time of the next one. */
  until: timestamp({ withTimezone: true }).notNull(),
});

import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofClub } from './clubs.ts';
import { orders, registrations } from './orders.ts';
import { users } from './people.ts';

/** What a manager did, in amounts and titles. It names no person: the order and the registration do. */
export interface ClubActionDetails {
  /** What it was about: a course with its tariff, or a line of an order. */
  readonly what: string;
  readonly creditedCents?: number;
  /** Asked from the payment provider. */
  readonly refundedCents?: number;
  /** To be given back by the club itself. */
  readonly byHandCents?: number;
}

/** What managers did for their club: who, when, and what. */
export const clubActions = pgTable(
  'club_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** The manager; null where the account was erased. */
    byUid: integer().references(() => users.uid, { onDelete: 'set null' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    action: text({
      enum: ['cancel-registration', 'cancel-line', 'read-health', 'download-registrations'],
    }).notNull(),
    oid: integer().references(() => orders.oid, { onDelete: 'cascade' }),
    registrationId: integer().references(() => registrations.id, { onDelete: 'set null' }),
    details: jsonb().$type<ClubActionDetails>().notNull(),
  },
  (action) => [
    index().on(action.clubNid, action.madeAt),
    index().on(action.byUid),
    index().on(action.oid),
    index().on(action.registrationId),
  ],
);

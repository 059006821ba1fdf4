import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ClubActionKind } from '#schemas/entities/management/clubAction.ts';
import type { MailKind } from '#schemas/entities/management/mailKind.ts';
import { ofClub } from './clubs.ts';
import { orders, registrations } from './orders.ts';
import { users } from './people.ts';

/** What a manager did, in amounts and titles. It names no person: the order, the registration and `aboutUid` do. */
export interface ClubActionDetails {
  /** The subject of the action: a course with its tariff, a line of an order, or the number of an invoice; '' for a mail. */
  readonly what: string;
  readonly creditedCents?: number;
  /** Asked from the payment provider. */
  readonly refundedCents?: number;
  /** To be given back by the club itself. */
  readonly byHandCents?: number;
  /** Amount of a transfer. */
  readonly amountCents?: number;
  /** Kind of a mail. */
  readonly mail?: MailKind;
  /** The changes of a published offer, in Dutch. */
  readonly sentences?: readonly string[];
  /** As the manager wrote it for the payer. */
  readonly reason?: string;
}

/** The actions of managers for their club, and the changes of families to their answers: who, when, and what. */
export const clubActions = pgTable(
  'club_actions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    /** The person who acted; null where the account was erased. */
    byUid: integer().references(() => users.uid, { onDelete: 'set null' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    action: text().$type<ClubActionKind>().notNull(),
    oid: integer().references(() => orders.oid, { onDelete: 'cascade' }),
    registrationId: integer().references(() => registrations.id, { onDelete: 'set null' }),
    /** The person whom it was about, where no order and no registration says so. */
    aboutUid: integer().references(() => users.uid, { onDelete: 'set null' }),
    details: jsonb().$type<ClubActionDetails>().notNull(),
  },
  (action) => [
    index().on(action.clubNid, action.madeAt),
    index().on(action.byUid),
    index().on(action.oid),
    index().on(action.registrationId),
    index().on(action.aboutUid),
  ],
);

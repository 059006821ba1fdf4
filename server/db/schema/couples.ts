import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { tariffs } from './offer.ts';
import { orders } from './orders.ts';
import { ofUser, users } from './people.ts';

/** Invitations of a partner for a course for two. The number is the `cciid` of the wire. */
export const coupleInvites = pgTable(
  'couple_invites',
  {
    cciid: integer().primaryKey().generatedByDefaultAsIdentity(),
    tariffNid: integer()
      .notNull()
      .references(() => tariffs.nid, { onDelete: 'cascade' }),
    inviterUid: ofUser(),
    /** The order of the inviter. */
    oid: integer().references(() => orders.oid, { onDelete: 'set null' }),
    /** Role of the partner in the dance; '' where it makes no difference. */
    role: text().notNull().default(''),
    fname: text().notNull(),
    lname: text().notNull(),
    /** In lower case. */
    mail: text().notNull(),
    /** Code in the link of the mail. It proves the invitation, whatever the address of the account. */
    code: text().notNull().unique().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** The person who accepted or declined. */
    partnerUid: integer().references(() => users.uid, { onDelete: 'set null' }),
    state: text({ enum: ['open', 'accepted', 'declined', 'expired'] }).notNull(),
    invitedAt: timestamp({ withTimezone: true }).notNull(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (invite) => [
    index().on(invite.mail),
    index().on(invite.inviterUid),
    index().on(invite.partnerUid),
    index().on(invite.oid),
    uniqueIndex('couple_invites_one_open')
      .on(invite.tariffNid, invite.inviterUid)
      .where(sql`${invite.state} = 'open'`),
  ],
);

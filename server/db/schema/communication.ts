import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { MessageAudience } from '#schemas/entities/club/clubMessage.ts';
import type { CommunicationBlock } from '#schemas/entities/club/communication.ts';
import { ofClub } from './clubs.ts';
import { ofUser, users } from './people.ts';

/** Messages of clubs to members. */
export const communications = pgTable(
  'communications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** The last part of its address in the portal. */
    url: text().notNull(),
    title: text().notNull(),
    /** In the format of the wire: blocks of text, never markup. */
    body: jsonb().$type<CommunicationBlock[]>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (communication) => [unique().on(communication.clubNid, communication.url)],
);

/** The recipients of a message. */
export const communicationRecipients = pgTable(
  'communication_recipients',
  {
    communicationId: integer()
      .notNull()
      .references(() => communications.id, { onDelete: 'cascade' }),
    uid: ofUser(),
    /** Number of addresses that got it by mail about this person: 0 where there is none; null for a message without mails. */
    addresses: smallint(),
  },
  (recipient) => [
    primaryKey({ columns: [recipient.communicationId, recipient.uid] }),
    index().on(recipient.uid),
  ],
);

/** The readers of a message. A parent and a child with logins of their own each have their own mark. */
export const communicationReads = pgTable(
  'communication_reads',
  {
    communicationId: integer()
      .notNull()
      .references(() => communications.id, { onDelete: 'cascade' }),
    uid: ofUser(),
    readAt: timestamp({ withTimezone: true }).notNull(),
  },
  (read) => [primaryKey({ columns: [read.communicationId, read.uid] }), index().on(read.uid)],
);

/**
 * Messages as managers write them: drafts, messages that are sent at a moment, and what they know of the sent ones.
 * Decision: docs/decisions/0294-a-message-is-blocks-that-the-worker-writes.md
 */
export const clubMessages = pgTable(
  'club_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubNid: ofClub(),
    title: text().notNull(),
    body: jsonb().$type<CommunicationBlock[]>().notNull(),
    audience: text().$type<MessageAudience>().notNull(),
    /** Nids of the courses that narrow the audience; empty: all. */
    courses: jsonb().$type<number[]>().notNull().default([]),
    /** Uids of the people for the audience `people`; empty for any other. */
    members: jsonb().$type<number[]>().notNull().default([]),
    /** Only for people who asked for the newsletter. */
    isNewsletter: boolean().notNull().default(false),
    /** Counts the changes, in all windows. */
    revision: integer().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** The manager who changed it last. null: the account was erased. */
    changedBy: integer().references(() => users.uid, { onDelete: 'set null' }),
    /** When the server sends it; null for a draft. */
    sendAt: timestamp({ withTimezone: true }),
    /** Origin of the portal for the links of a planned message; null leaves them out. */
    portalOrigin: text(),
    /** The message as its readers have it; null until it is sent. */
    communicationId: integer().references(() => communications.id, { onDelete: 'cascade' }),
    /** Number of addresses that were mailed. */
    addresses: integer().notNull().default(0),
  },
  (message) => [
    index().on(message.clubNid, message.changedAt),
    index().on(message.changedBy),
    index().on(message.communicationId),
    index('club_messages_to_send')
      .on(message.sendAt)
      .where(sql`${message.sendAt} is not null and ${message.communicationId} is null`),
    check('club_messages_are_changed', sql`${message.revision} > 0`),
  ],
);

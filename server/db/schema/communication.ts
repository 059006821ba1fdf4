import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { CommunicationBlock } from '#schemas/entities/club/communication.ts';
import { ofClub } from './clubs.ts';
import { ofUser } from './people.ts';

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

import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { CommunicationBlock } from '#schemas/entities/communication.ts';
import { ofClub } from './clubs.ts';
import { ofUser } from './people.ts';

/** What a club wrote to members. */
export const communications = pgTable(
  'communications',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    clubNid: ofClub(),
    /** The last part of its address in the portal. */
    url: text().notNull(),
    title: text().notNull(),
    /** As the wire has it: blocks of text, never markup. */
    body: jsonb().$type<CommunicationBlock[]>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (communication) => [unique().on(communication.clubNid, communication.url)],
);

/** To whom. */
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

/** By whom it was opened: a parent and a child who log in by themselves each read for themselves. */
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

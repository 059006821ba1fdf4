import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailKind } from '#schemas/entities/management/mailKind.ts';
import { clubs } from './clubs.ts';
import { users } from './people.ts';

/** What a mail says. An attachment is base64. */
export interface MailContent {
  readonly text: string;
  readonly html?: string;
  readonly sender?: { readonly name: string; readonly replyTo?: string };
  readonly attachments?: readonly {
    readonly name: string;
    readonly mediaType: string;
    readonly base64: string;
    readonly cid?: string;
  }[];
  readonly passesOf?: PassesOf;
  readonly message?: MessageOf;
}

/** A message of a club whose text is written when the mail leaves, so that five thousand copies need no room. */
export interface MessageOf {
  readonly communicationId: number;
  readonly isNewsletter: boolean;
  /** First name of the reader. */
  readonly to: string;
  /** First names of the people whom it is about; empty: the reader alone. */
  readonly about: readonly string[];
  /** Origin of the portal, for links; null leaves them out. */
  readonly origin: string | null;
}

/** The tickets whose wallet passes are made when the mail leaves: those of these people in these orders. */
export interface PassesOf {
  readonly oids: readonly number[];
  readonly uids: readonly number[];
}

/** An event whose mails are written when a worker sends them, so that the transaction of the event stays short. */
export type MailEvent =
  | { readonly type: 'order'; readonly oid: number }
  | {
      readonly type: 'payment';
      readonly oid: number;
      readonly paymentId: number;
      readonly amountCents: number;
    }
  /** The bank took money back, or undid that, or a refund stayed with the club. */
  | {
      readonly type: 'lost payment';
      readonly is: 'charged back' | 'chargeback reversed' | 'refund failed' | 'refunded outside';
      readonly oid: number;
      readonly amountCents: number;
    }
  /** A manager took back that a transfer arrived. */
  | {
      readonly type: 'undone transfer';
      readonly oid: number;
      readonly amountCents: number;
      readonly reason: string;
    }
  /** A manager noted that money was given back, or undid that. */
  | {
      readonly type: 'given back';
      readonly oid: number;
      readonly entryId: number;
      readonly amountCents: number;
    }
  | { readonly type: 'partner'; readonly cciid: number }
  /** `until` in ISO 8601. */
  | { readonly type: 'offer'; readonly tariffNid: number; readonly uid: number; readonly until: string }
  | { readonly type: 'ended offer'; readonly tariffNid: number; readonly uid: number };

/**
 * The outbox: mails that still have to be sent, and mails that could not be delivered. A sent mail has no row.
 * Decision: docs/decisions/0143-a-mail-is-a-row-of-its-event.md
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    /** Also the left part of the Message-ID: a mail that arrives twice is recognisable. */
    id: uuid().primaryKey(),
    kind: text().$type<MailKind>().notNull(),
    /** The club that the mail is about; null for mail of the portal itself. */
    clubNid: integer().references(() => clubs.nid, { onDelete: 'cascade' }),
    /** The person who gets the mail; null for a club and for an address without a person. */
    uid: integer().references(() => users.uid, { onDelete: 'cascade' }),
    /** The address; null for an event. */
    recipient: text(),
    subject: text(),
    /** null for an event, and for a mail that could not be delivered and may hold a code. */
    content: jsonb().$type<MailContent>(),
    event: jsonb().$type<MailEvent>(),
    /** Origin of the portal for the links of an event; null leaves them out. */
    portalOrigin: text(),
    queuedAt: timestamp({ withTimezone: true }).notNull(),
    /** When a worker may take the row: after a pause, or after the lease of the worker that has it now. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** Number of workers that took the row. */
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, without an address: `EENVELOPE 550`. */
    failure: text(),
    /** When the server gave up; null while it tries. */
    failedAt: timestamp({ withTimezone: true }),
  },
  (mail) => [
    index('outgoing_mails_due').on(mail.dueAt).where(sql`${mail.failedAt} is null`),
    index('outgoing_mails_undelivered')
      .on(mail.clubNid, mail.failedAt)
      .where(sql`${mail.failedAt} is not null`),
    index().on(mail.uid),
  ],
);

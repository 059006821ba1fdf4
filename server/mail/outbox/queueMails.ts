import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { MailKind } from '#schemas/entities/management/mailKind.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { insertRows } from '../../db/insertRows.ts';
import { type MailEvent, type MessageOf, outgoingMails, type PassesOf } from '../../db/schema.ts';
import type { Attachment, Mail } from '../mailer.ts';

/** Whom a mail is for and what it is about, so that it can be found again when it can't be delivered, or when its reader is erased. */
interface MailSubject {
  readonly kind: MailKind;
  /** The club that it is about; absent for mail of the portal itself. */
  readonly clubNid?: number | undefined;
  /** The person who reads it; absent for a club and for an address without a person. */
  readonly uid?: number | undefined;
}

export interface QueuedMail extends Mail, MailSubject {
  /** Orders whose wallet passes the worker attaches. */
  readonly passesOf?: PassesOf;
  /** The message of a club whose text the worker writes. */
  readonly message?: MessageOf;
}

export interface QueuedEvent extends MailSubject {
  readonly event: MailEvent;
  /** Origin of the portal, for links; undefined leaves them out. */
  readonly portalOrigin: string | undefined;
}

interface Queueing {
  /** The transaction of the event that the mails report. */
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Queues mails in the transaction of the event that they report: both are saved, or neither. A worker sends them after the
 * commit. Returns their ids.
 * Decision: docs/decisions/0143-a-mail-is-a-row-of-its-event.md
 */
export async function queueMails(
  { db: tx, clock }: Queueing,
  mails: readonly QueuedMail[],
): Promise<string[]> {
  const now = clock.now();
  const rows = mails.map(({ to, subject, text, html, sender, attachments, passesOf, message, ...about }) => ({
    ...rowOf(about, now),
    recipient: to,
    subject,
    content: {
      text,
      ...(html !== undefined && { html }),
      ...(sender && { sender }),
      ...(attachments && { attachments: attachments.map(storedAttachment) }),
      ...(passesOf && { passesOf }),
      ...(message && { message }),
    },
  }));
  await insertRows(tx, outgoingMails, rows);
  return rows.map(({ id }) => id);
}

/** Queues events whose mails are written by the worker. For transactions that hold a lock for which others wait. */
export async function queueMailEvents(
  { db: tx, clock }: Queueing,
  events: readonly QueuedEvent[],
): Promise<void> {
  const rows = events.map((event) => eventRow(event, clock.now()));
  await insertRows(tx, outgoingMails, rows);
}

/** The row of one event as a part of another statement. The event may come from the database. */
export function mailEventInsert(tx: Database, event: InsertedEvent, now: Date) {
  return tx.insert(outgoingMails).values(eventRow(event, now)).returning({ id: outgoingMails.id });
}

type InsertedEvent = Omit<QueuedEvent, 'event'> & { readonly event: MailEvent | SQL<MailEvent> };

function eventRow<Event>(
  { event, portalOrigin, ...about }: Omit<QueuedEvent, 'event'> & { readonly event: Event },
  now: Date,
) {
  return { ...rowOf(about, now), event, portalOrigin: portalOrigin ?? null };
}

function rowOf({ kind, clubNid, uid }: MailSubject, now: Date) {
  return { id: randomUUID(), kind, clubNid: clubNid ?? null, uid: uid ?? null, queuedAt: now, dueAt: now };
}

function storedAttachment({ name, mediaType, content, cid }: Attachment) {
  const base64 = Buffer.from(content).toString('base64');
  return { name, mediaType, base64, ...(cid !== undefined && { cid }) };
}

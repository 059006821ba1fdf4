import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { withoutPatience } from '../../db/patience.ts';
import { type MailEvent, type MessageOf, type PassesOf, users } from '../../db/schema.ts';
import { isDiskFull } from '../../http/causeOf.ts';
import { type MailLogo, withLogo } from '../body/withLogo.ts';
import { type Attachment, type Mail, type Mailer, MailFailure, mailSlots } from '../mailer.ts';
import { beginPause, sentAlone } from './mailPauses.ts';
import {
  attachmentsOf,
  delayRow,
  endRow,
  giveBackRow,
  keepRow,
  type OutboxRow,
  removeRow,
  takeRow,
} from './outboxRows.ts';
import { type QueuedMail, queueMails } from './queueMails.ts';
import { mostUrgentFirst, sentTogether } from './sentTogether.ts';
import { takeBeside } from './takeBeside.ts';

/** The longest time that one attempt may take, in milliseconds: shorter than the lease of a row. */
const maxSendTime = 2 * 60 * 1000;

/** How long a server that closes waits for mails that are being sent, in milliseconds. */
const closingPatience = 3_000;

/** Writes the mails about an event. `db` is a transaction. */
export type ComposeMails = (
  parts: { readonly db: Database; readonly clock: Clock; readonly portalOrigin: string | undefined },
  event: MailEvent,
) => Promise<readonly QueuedMail[]>;

type WrittenMessage = Pick<Mail, 'text' | 'html' | 'sender' | 'attachments' | 'unsubscribe'>;

export interface OutboxParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly compose: ComposeMails;
  /** The logo of a club; undefined for a club without one. */
  readonly logoOf: (clubNid: number) => Promise<MailLogo | undefined>;
  /** The wallet passes of the tickets of orders. */
  readonly passesOf: (orders: PassesOf) => Promise<readonly Attachment[]>;
  /** The text of a message of a club for one address; undefined where the message is gone. */
  readonly messageOf: (message: MessageOf, to: string) => Promise<WrittenMessage | undefined>;
  /** Receives failures: without an address. */
  readonly log: (entry: object, message: string) => void;
}

/** The worker of one process that sends what stands in the outbox. */
export interface Outbox {
  /** Tells that a mail may be due: after a commit, and from time to time. */
  wake(): void;
  /** Resolves when no mail is due and none is being sent. Mails that wait for their next attempt are left alone. */
  drained(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Sends the mails of the outbox, each at least once. A failed mail waits for its next attempt and stops no other. Any number of
 * processes may do so: a row that one of them has taken is skipped by the others.
 * Decision: docs/decisions/0143-a-mail-is-a-row-of-its-event.md
 */
export function outboxWorker(parts: OutboxParts): Outbox {
  const working = new Set<Promise<void>>();
  let isClosing = false;
  let wakes = 0;
  let taken: Promise<readonly OutboxRow[]> = Promise.resolve([]);
  // One after the other: a mail that goes together with others must not be taken alone meanwhile.
  const takeNext = () => {
    taken = taken
      .then(() => takeTogether(parts))
      .catch((err: unknown) => {
        if (!isClosing) parts.log({ err }, 'the outbox could not be read');
        return [];
      });
    return taken;
  };
  const start = () => {
    if (isClosing || working.size >= mailSlots) return;
    const done = withoutPatience(work).finally(() => working.delete(done));
    working.add(done);
  };
  const work = async () => {
    while (!isClosing) {
      const before = wakes;
      const rows = await takeNext();
      if (rows.length > 0) {
        // The next mail may be due too.
        start();
        await attempt(parts, rows);
      } else if (before === wakes) return;
    }
  };
  const wake = () => {
    wakes += 1;
    start();
  };
  return {
    wake,
    async drained() {
      wake();
      while (working.size > 0) await Promise.all(working);
    },
    async close() {
      isClosing = true;
      // A mail that takes longer is sent again after its lease, with the same Message-ID.
      await Promise.race([Promise.all(working), pause(closingPatience, undefined, { ref: false })]);
    },
  };
}

/** The row that is due, first, and those that go in the same mail; nothing where none is due. */
async function takeTogether(parts: OutboxParts): Promise<readonly OutboxRow[]> {
  for (;;) {
    const row = await takeRow(parts);
    if (!row) return [];
    if (row.event || row.uid === null || sentAlone.includes(row.kind)) return [row];
    const state = await beginPause(parts, row.uid);
    if (state === 'none') return [row];
    if (state === 'begun') return [row, ...(await takeBeside(parts, row))];
    await giveBackRow(parts, row);
  }
}

/** Never rejects: what fails here is tried again after the lease. */
async function attempt(parts: OutboxParts, rows: readonly OutboxRow[]): Promise<void> {
  const [row] = rows;
  if (!row) return;
  const about = { mail: row.id, kind: row.kind, attempt: row.attempts };
  try {
    if (row.event) await expand(parts, row, row.event);
    else await send(parts, rows);
  } catch (err) {
    parts.log({ err, ...about }, 'a mail was not sent');
    const isFinal = err instanceof MailFailure && err.isPermanent;
    const failure = err instanceof MailFailure ? err.reason : 'internal';
    const settle = isFinal ? endRow : isDiskFull(err) ? keepRow : delayRow;
    const settled = rows.map((one) => settle(parts, one, failure));
    await Promise.all(settled).catch((error: unknown) =>
      parts.log({ err: error, ...about }, 'the outbox could not be written'),
    );
  }
}

/** Replaces an event by its mails. */
async function expand({ db, clock, compose }: OutboxParts, row: OutboxRow, event: MailEvent): Promise<void> {
  await db.transaction(async (tx) => {
    const mails = await compose({ db: tx, clock, portalOrigin: row.portalOrigin ?? undefined }, event);
    await lockReaders(tx, mails);
    if (await removeRow(tx, row)) await queueMails({ db: tx, clock }, mails);
  });
}

/**
 * Locks people before the outbox, in the order in which an erasure does; the other order can deadlock. An erasure that was first
 * has removed the row by then.
 */
async function lockReaders(tx: Database, mails: readonly QueuedMail[]): Promise<void> {
  const uids = mails.flatMap(({ uid }) => uid ?? []);
  if (uids.length === 0) return;
  await tx
    .select({ uid: users.uid })
    .from(users)
    .where(inArray(users.uid, uids))
    .orderBy(users.uid)
    .for('key share');
}

/** @param taken - the row that is due, and those that go in the same mail */
async function send(parts: OutboxParts, taken: readonly OutboxRow[]): Promise<void> {
  const { db, mailer } = parts;
  const rows = mostUrgentFirst(taken);
  const [row] = rows;
  if (!row) return;
  const mails = await Promise.all(rows.map((one) => writtenMail(parts, one)));
  const complete = await withPasses(parts, sentTogether(mails), rows);
  const mail = withLogo(complete, await logoOf(parts, row));
  await inTime(mailer.send({ ...mail, id: row.id, date: row.queuedAt }));
  for (const sent of rows) await removeRow(db, sent);
}

/** A mail is sent without a logo rather than not at all. */
async function logoOf({ logoOf, log }: OutboxParts, { clubNid }: OutboxRow): Promise<MailLogo | undefined> {
  if (clubNid === null) return undefined;
  return logoOf(clubNid).catch((err: unknown) => {
    log({ err, club: clubNid }, 'a logo could not be drawn');
    return undefined;
  });
}

/** A mail is sent without passes rather than not at all: the tickets are in it as a PDF too. */
async function withPasses(
  { passesOf, log }: OutboxParts,
  mail: Mail,
  rows: readonly OutboxRow[],
): Promise<Mail> {
  const attachments = [...(mail.attachments ?? [])];
  for (const { id, content } of rows) {
    if (!content?.passesOf) continue;
    try {
      attachments.push(...(await passesOf(content.passesOf)));
    } catch (err) {
      log({ err, mail: id }, 'wallet passes could not be made');
    }
  }
  return { ...mail, attachments };
}

/** Fails when a server answers too slowly, for example one byte at a time. */
async function inTime(sending: Promise<void>): Promise<void> {
  const over = new AbortController();
  const tooLong = pause(maxSendTime, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new MailFailure('took too long');
  });
  try {
    await Promise.race([sending, tooLong]);
  } catch (error) {
    // Another error may quote the address.
    throw error instanceof MailFailure ? error : new MailFailure('unknown');
  } finally {
    over.abort();
    tooLong.catch(() => undefined);
    sending.catch(() => undefined);
  }
}

/** The mail of a row, with the text of the message that it is about. */
async function writtenMail({ messageOf }: OutboxParts, row: OutboxRow): Promise<Mail> {
  const mail = mailOf(row);
  const message = row.content?.message;
  if (!message) return mail;
  const written = await messageOf(message, mail.to);
  if (!written) throw new MailFailure('the message is gone', { isPermanent: true });
  return { ...mail, ...written };
}

function mailOf({ recipient, subject, content }: OutboxRow): Mail {
  // Every row that is no event has these three.
  const { passesOf: _passes, message: _message, ...written } = content ?? { text: '' };
  const mail = { to: recipient ?? '', subject: subject ?? '', ...written };
  return { ...mail, attachments: content ? attachmentsOf(content) : [] };
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { type MailContent, outgoingMails } from '../../db/schema.ts';
import type { Attachment } from '../mailer.ts';
import { waitsForPause } from './mailPauses.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** For how long the server tries to send a mail, in milliseconds. */
const patience = 24 * hour;
/** The longest pause between two attempts. */
const longestPause = 4 * hour;

/**
 * Pauses after a failed attempt, in milliseconds: exponential backoff from one minute, 24 hours in total. The server gives up
 * after the attempt that has no pause left. Counting attempts instead of comparing times survives a clock that jumps.
 */
export const retryPauses: readonly number[] = pauses();

function pauses(): number[] {
  const all: number[] = [];
  let left = patience;
  for (let pause = minute; left > 0; pause = Math.min(2 * pause, longestPause)) {
    all.push(Math.min(pause, left));
    left -= pause;
  }
  return all;
}

export type OutboxRow = typeof outgoingMails.$inferSelect;

interface Rows {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * For how long a worker has a row, in milliseconds. Longer than an attempt may take (`maxSendTime`), so that no other worker sends
 * the same mail in normal running.
 */
const lease = 5 * 60 * 1000;

/** No row is due later than this after now, in milliseconds. A later one was written by a clock that ran ahead. */
const furthestDue = Math.max(lease, ...retryPauses);

/**
 * Takes the row that is due for longest, for the time of a lease; undefined when none is due. Skips the rows of readers with a pause
 * between two mails.
 */
export async function takeRow({ db, clock }: Rows): Promise<OutboxRow | undefined> {
  const now = clock.now();
  const at = (time: number) => sql`${new Date(now.getTime() + time).toISOString()}::timestamptz`;
  const { id, dueAt, failedAt, attempts } = outgoingMails;
  const [taken] = await db
    .update(outgoingMails)
    .set({ dueAt: at(lease), attempts: sql`${attempts} + 1` })
    .where(
      sql`${id} = (select ${id} from ${outgoingMails}
        where ${failedAt} is null and (${dueAt} <= ${at(0)} or ${dueAt} > ${at(furthestDue)})
          and not ${waitsForPause(db, now)}
        order by ${dueAt} limit 1 for update skip locked)`,
    )
    .returning();
  return taken;
}

/** Gives back a row that was taken a moment ago, as if nobody had taken it. */
export async function giveBackRow({ db, clock }: Rows, row: OutboxRow): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ dueAt: clock.now(), attempts: sql`${outgoingMails.attempts} - 1` })
    .where(isStill(row));
}

/** Forgets a row whose mail was sent, or whose mails were written. False when another worker has taken it since. */
export async function removeRow(db: Database, row: OutboxRow): Promise<boolean> {
  const gone = await db.delete(outgoingMails).where(isStill(row)).returning({ id: outgoingMails.id });
  return gone.length > 0;
}

/** Lets a row wait for its next attempt, or gives up when no pause is left. */
export async function delayRow(rows: Rows, row: OutboxRow, failure: string): Promise<void> {
  const pause = retryPauses[row.attempts - 1];
  await (pause === undefined ? endRow(rows, row, failure) : waitFor(pause, rows, row, failure));
}

/** Longest pause while a disk is full, in milliseconds. */
const whileDiskIsFull = 10 * 60 * 1000;

/** Lets a row wait until the disk has room again, however long that takes: neither the mail nor its reader is the reason. */
export async function keepRow(rows: Rows, row: OutboxRow, failure: string): Promise<void> {
  const pause = Math.min(retryPauses[row.attempts - 1] ?? whileDiskIsFull, whileDiskIsFull);
  await waitFor(pause, rows, row, failure);
}

async function waitFor(pause: number, { db, clock }: Rows, row: OutboxRow, failure: string): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + pause);
  await db.update(outgoingMails).set({ dueAt, failure }).where(isStill(row));
}

/** Mails that hold no code and are still right later. A manager may send them again, so they keep their content. */
const sendableAgain: ReadonlySet<OutboxRow['kind']> = new Set([
  ...([
    'order',
    'receipt',
    'payment',
    'withdrawal',
    'change',
    'lessons',
    'stop',
    'publication',
    'priority',
  ] as const),
  ...(['message', 'newsletter'] as const),
]);

/**
 * Gives up. The club sees to whom and about what its mail could not be delivered. Other mails than `sendableAgain` lose their content:
 * it may hold a code. Mail of the portal itself goes, because nobody would see it.
 */
export async function endRow({ db, clock }: Rows, row: OutboxRow, failure: string): Promise<void> {
  if (row.clubNid === null) {
    await removeRow(db, row);
    return;
  }
  await db
    .update(outgoingMails)
    .set({
      ...{ failedAt: clock.now(), failure, event: null, portalOrigin: null },
      ...(!sendableAgain.has(row.kind) && { content: null }),
    })
    .where(isStill(row));
}

/** The attachments of a stored mail. */
export function attachmentsOf({ attachments = [] }: MailContent): Attachment[] {
  return attachments.map(({ base64, ...about }) => ({ ...about, content: Buffer.from(base64, 'base64') }));
}

/** Fencing: a worker that was slower than its lease changes nothing any more. */
function isStill({ id, attempts }: OutboxRow) {
  return and(eq(outgoingMails.id, id), eq(outgoingMails.attempts, attempts), isNull(outgoingMails.failedAt));
}

/** Removes the mails to these addresses from the outbox, unsent and undelivered ones. @param addresses - in lower case */
export async function forgetMails(tx: Database, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await tx.delete(outgoingMails).where(inArray(sql`lower(${outgoingMails.recipient})`, [...addresses]));
}

import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNotNull, like, lte, not, type SQL, sql } from 'drizzle-orm';
import type { MailKind } from '#schemas/entities/management/mailKind.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { outgoingMails, roundLeases, users } from '../../db/schema.ts';
import { takeLease } from '../../db/takeTurn.ts';

/** Pause after each mail to an unconfirmed address, in milliseconds. What happens meanwhile goes in the next mail. */
const pause = 5 * 60 * 1000;

/**
 * Mails that are sent alone and at once: links with a code, the last mail of an erased account, and what a club writes or says of a
 * lesson, which no stranger can make it send.
 */
export const sentAlone: readonly MailKind[] = ['account', 'erasure', 'message', 'newsletter', 'lessons'];

const prefix = 'mails to unconfirmed ';

/** Accounts whose address nobody confirmed. It may be somebody else's. */
const isUnconfirmed = and(
  isNotNull(users.passwordHash),
  sql`${users.confirmedMail} is distinct from ${users.mail}`,
);

/** Whether a row of the outbox waits for the end of its reader's pause. */
export function waitsForPause(db: Database, now: Date): SQL {
  const { uid, kind, event } = outgoingMails;
  const paused = db
    .select({ uid: users.uid })
    .from(users)
    .innerJoin(roundLeases, eq(roundLeases.name, sql`${prefix}::text || ${users.uid}`))
    .where(
      and(
        ...[eq(users.uid, uid), isUnconfirmed, gt(roundLeases.until, now)],
        // A later end was written by a clock that ran ahead.
        lte(roundLeases.until, new Date(now.getTime() + pause)),
      ),
    );
  return sql`(${uid} is not null and ${event} is null and ${not(inArray(kind, [...sentAlone]))} and exists ${paused})`;
}

/**
 * Begins the pause of a reader whose mail is about to be sent. `paused`: another worker sends one to the reader at this moment.
 * `none`: the address is confirmed.
 */
export async function beginPause(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  uid: number,
): Promise<'begun' | 'paused' | 'none'> {
  const [found] = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), isUnconfirmed));
  if (!found) return 'none';
  const lease = { name: `${prefix}${uid}`, holder: randomUUID(), lasts: pause, longest: pause };
  return (await takeLease({ db, clock }, lease)) ? 'begun' : 'paused';
}

/** Ends the pause of a reader, in the transaction of somebody who asks for a mail to them. */
export async function endPause(tx: Database, uid: number): Promise<void> {
  await tx.delete(roundLeases).where(eq(roundLeases.name, `${prefix}${uid}`));
}

/** Deletes the pauses that are over. */
export async function sweepPauses(db: Database, now: Date): Promise<void> {
  await db.delete(roundLeases).where(and(like(roundLeases.name, `${prefix}%`), lte(roundLeases.until, now)));
}

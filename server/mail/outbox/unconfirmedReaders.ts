import { and, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { MailKind } from '#schemas/entities/mailKind.ts';
import type { Database } from '../../db/database.ts';
import { outgoingMails, users } from '../../db/schema.ts';
import type { OutboxRow } from './outboxRows.ts';

/** How long a mail to an unconfirmed address waits for others to the same address, in milliseconds. */
export const gatheringTime = 5 * 60 * 1000;

/** Maximum number of mails in one. */
const mostTogether = 30;

/** Mails that are sent alone and at once: links with a code, and the last mail of an erased account. */
const sentAlone: readonly MailKind[] = ['account', 'erasure'];

export function canWait(kind: MailKind): boolean {
  return !sentAlone.includes(kind);
}

const isUnconfirmed = and(
  isNotNull(users.passwordHash),
  sql`${users.confirmedMail} is distinct from ${users.mail}`,
);

/** Those of the people whose address nobody confirmed. It may be somebody else's. */
export async function findUnconfirmed(db: Database, uids: readonly number[]): Promise<ReadonlySet<number>> {
  if (uids.length === 0) return new Set();
  const found = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(inArray(users.uid, [...uids]), isUnconfirmed));
  return new Set(found.map(({ uid }) => uid));
}

/**
 * Takes the mails that wait beside a row for the same unconfirmed address, for the time of the row's lease. Nothing for a
 * confirmed address.
 */
export async function takeBeside(
  { db }: { readonly db: Database },
  { id, uid, recipient, kind, dueAt }: OutboxRow,
): Promise<OutboxRow[]> {
  if (uid === null || recipient === null || !canWait(kind)) return [];
  const reader = db
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), isUnconfirmed));
  const waiting = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        ...[eq(outgoingMails.uid, uid), eq(outgoingMails.recipient, recipient), ne(outgoingMails.id, id)],
        ...[eq(outgoingMails.attempts, 0), isNull(outgoingMails.failedAt), isNull(outgoingMails.event)],
        ...[notInArray(outgoingMails.kind, [...sentAlone]), inArray(outgoingMails.uid, reader)],
      ),
    )
    .orderBy(outgoingMails.queuedAt)
    .limit(mostTogether)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(outgoingMails)
    .set({ dueAt, attempts: sql`${outgoingMails.attempts} + 1` })
    .where(inArray(outgoingMails.id, waiting))
    .returning();
  return taken.toSorted((one, other) => one.queuedAt.getTime() - other.queuedAt.getTime());
}

import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outgoingMails } from '../../db/schema.ts';
import { sentAlone } from './mailPauses.ts';
import type { OutboxRow } from './outboxRows.ts';

/** Maximum number of mails in one. */
const mostTogether = 30;

/** Takes the mails that wait beside a row for the same unconfirmed address, for the time of the row's lease. */
export async function takeBeside(
  { db }: { readonly db: Database },
  { id, uid, recipient, dueAt }: OutboxRow,
): Promise<OutboxRow[]> {
  if (uid === null || recipient === null) return [];
  const waiting = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        ...[eq(outgoingMails.uid, uid), eq(outgoingMails.recipient, recipient), ne(outgoingMails.id, id)],
        ...[eq(outgoingMails.attempts, 0), isNull(outgoingMails.failedAt), isNull(outgoingMails.event)],
        notInArray(outgoingMails.kind, [...sentAlone]),
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

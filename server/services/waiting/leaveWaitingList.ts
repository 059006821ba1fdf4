import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { queueEntries, reservations } from '../../db/schema.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import { isKeptFor, requireWaiting, type WaitingPerson } from './waitingPerson.ts';

/** Removes somebody from a waiting list, with what was kept for them. */
export async function leaveWaitingList(db: Database, waiter: WaitingPerson): Promise<void> {
  await db.transaction((tx) => endWaiting(tx, waiter));
}

/** The same, in a transaction of the caller. */
export async function endWaiting(tx: Database, waiter: WaitingPerson): Promise<void> {
  const { uid, tariffNid } = waiter;
  await lockInOrder(tx, { tariffs: [tariffNid] });
  await requireWaiting(tx, waiter);
  await tx.delete(queueEntries).where(and(eq(queueEntries.uid, uid), eq(queueEntries.tariffNid, tariffNid)));
  await tx.delete(reservations).where(isKeptFor(waiter));
}

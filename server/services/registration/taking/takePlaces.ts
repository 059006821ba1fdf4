import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { registeredException } from '#rules/registrationStatus.ts';
import type { Database } from '#server/db/database.ts';
import { queueEntries, registrations, reservations, tariffs } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';

/** The negation of `isRegisteredStatus`, in SQL. */
const isGivenUp = sql`${registrations.status} <= 0 and ${registrations.status} <> ${registeredException}`;

/** Counts places of a tariff as given out, in a transaction that has locked it. @returns no row where too few are left */
export function takePlaces(tx: Database, tariffNid: number, qty: number): Promise<{ nid: number }[]> {
  const { capacity, sold, nid } = tariffs;
  const hasRoom = or(isNull(capacity), sql`${sold} + ${qty} <= ${capacity}`);
  return tx
    .update(tariffs)
    .set({ sold: sql`${sold} + ${qty}` })
    .where(and(eq(nid, tariffNid), hasRoom))
    .returning({ nid });
}

/** Registers people for one tariff. A cancelled registration is made active again. @returns the ids of the registrations */
export async function insertRegistrations(
  tx: Database,
  rows: readonly (typeof registrations.$inferInsert)[],
): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const { status, oid, registeredAt, role } = first;
  const registered = await tx
    .insert(registrations)
    .values([...rows])
    .onConflictDoUpdate({
      target: [registrations.tariffNid, registrations.uid],
      targetWhere: sql`not ${registrations.isTicket}`,
      set: { status, oid, registeredAt, role },
      setWhere: isGivenUp,
    })
    .returning({ id: registrations.id });
  if (registered.length < rows.length) throw refusals.busy();
  return registered.map(({ id }) => id);
}

/** Ends what was kept for somebody who is registered now: a place on the waiting list, an offered place, a place in a cart. */
export async function endWaiting(
  tx: Database,
  { tariffNid, uid }: { readonly tariffNid: number; readonly uid: number },
): Promise<void> {
  await tx.delete(queueEntries).where(and(eq(queueEntries.tariffNid, tariffNid), eq(queueEntries.uid, uid)));
  const isKept = inArray(reservations.kind, ['place', 'offer']);
  await tx
    .delete(reservations)
    .where(and(isKept, eq(reservations.ref, tariffNid), eq(reservations.uid, uid)));
}

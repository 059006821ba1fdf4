import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orderLines, orders, registrations } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';

/** What a manager points at: a registration, or a line of an order. */
export type CancelTarget =
  | { readonly registrationId: number }
  | { readonly oid: number; readonly position: number };

export type CancellableLine = typeof orderLines.$inferSelect;

/** Whether the line asked for a place on a waiting list. */
export function isWaiting({ type, isQueued, tariffNid }: CancellableLine): boolean {
  return type === 'tariff' && isQueued && tariffNid !== null;
}

type Found = { readonly registrationId: number } | { readonly line: CancellableLine };

/** Finds what is meant, at this club. The line of a course is cancelled as its registration, with the services beside it. */
export async function findCancelled(tx: Database, clubNid: number, target: CancelTarget): Promise<Found> {
  if ('registrationId' in target) return target;
  const [found] = await tx
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orders, eq(orders.oid, orderLines.oid))
    .where(
      and(
        eq(orderLines.oid, target.oid),
        eq(orderLines.position, target.position),
        eq(orders.clubNid, clubNid),
      ),
    );
  if (!found) throw refusals.notFound(nl.refusals.orderNotFound);
  const { line } = found;
  if (line.type === 'product' || line.type === 'seat' || isWaiting(line)) return { line };
  if ((line.type !== 'tariff' && line.type !== 'service') || line.isQueued || line.tariffNid === null)
    throw refusals.notAvailable(nl.management.otherLine);
  const [registered] = await tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.oid, line.oid),
        eq(registrations.uid, line.uid),
        eq(registrations.tariffNid, line.tariffNid),
        eq(registrations.isTicket, false),
      ),
    );
  if (line.type === 'tariff' && registered) return { registrationId: registered.id };
  throw refusals.notAvailable(nl.management.otherLine);
}

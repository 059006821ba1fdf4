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
function isWaiting({ type, isQueued, tariffNid }: CancellableLine): boolean {
  return type === 'tariff' && isQueued && tariffNid !== null;
}

/** The registration or the line that a manager cancels. Admissions are tickets without a place in a hall. */
type Found =
  | { readonly kind: 'registration'; readonly registrationId: number }
  | {
      readonly kind: 'waiting' | 'goods' | 'seats' | 'admissions' | 'turns';
      readonly line: CancellableLine;
    };

const kindsOfLines = { product: 'goods', seat: 'seats', pass: 'turns' } as const;

/** Finds what is meant, at this club. The line of a course is cancelled as its registration, with the services beside it. */
export async function findCancelled(tx: Database, clubNid: number, target: CancelTarget): Promise<Found> {
  if ('registrationId' in target) return { kind: 'registration', ...target };
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
  if (isWaiting(line)) return { kind: 'waiting', line };
  if (line.type === 'product' || line.type === 'seat' || line.type === 'pass')
    return { kind: kindsOfLines[line.type], line };
  if (line.type !== 'tariff' || line.tariffNid === null) throw refusals.notAvailable(nl.management.otherLine);
  const registered = await tx
    .select({ id: registrations.id, isTicket: registrations.isTicket })
    .from(registrations)
    .where(
      and(
        eq(registrations.oid, line.oid),
        eq(registrations.uid, line.uid),
        eq(registrations.tariffNid, line.tariffNid),
      ),
    );
  const [first] = registered;
  if (!first) throw refusals.notAvailable(nl.management.otherLine);
  return first.isTicket ? { kind: 'admissions', line } : { kind: 'registration', registrationId: first.id };
}

import { and, eq, gte, isNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { orders } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';

/** Maximum time between the first and the last order of a checkout, in milliseconds. */
const checkoutLasts = 60 * 60 * 1000;

interface Checkout {
  /** The first order of the checkout. */
  readonly oid: number;
  readonly placedBy: number;
  readonly clubNid: number;
}

/** Refuses a checkout of somebody else, of another club, of another day, or one that is itself part of a checkout. */
export async function requireOwnCheckout(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { oid, placedBy, clubNid }: Checkout,
): Promise<void> {
  const begun = new Date(clock.now().getTime() - checkoutLasts);
  const [first] = await db
    .select({ oid: orders.oid })
    .from(orders)
    .where(
      and(
        eq(orders.oid, oid),
        eq(orders.placedBy, placedBy),
        eq(orders.clubNid, clubNid),
        isNull(orders.checkoutOid),
        gte(orders.placedAt, begun),
      ),
    );
  if (!first) throw refusals.notFound(nl.refusals.orderNotFound);
}

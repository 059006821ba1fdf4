import { asc, inArray } from 'drizzle-orm';
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core';
import { largestId } from '#rules/readId.ts';
import type { Database } from '../../db/database.ts';
import {
  additionalServices,
  coupleInvites,
  courseSessions,
  passCards,
  productVariants,
  seats,
  stands,
  tariffs,
  vouchers,
} from '../../db/schema.ts';

/**
 * The order in which all transactions lock rows, so that two carts never deadlock.
 * Decision: docs/decisions/0036-one-table-of-holds-with-one-lock-order.md
 */
const order = [
  ['tariffs', tariffs, tariffs.nid],
  ['sessions', courseSessions, courseSessions.nid],
  ['services', additionalServices, additionalServices.nid],
  ['stands', stands, stands.nid],
  ['seats', seats, seats.nid],
  ['variants', productVariants, productVariants.nid],
  ['vouchers', vouchers, vouchers.nid],
  ['cards', passCards, passCards.id],
  ['invites', coupleInvites, coupleInvites.cciid],
] as const satisfies readonly (readonly [string, AnyPgTable, AnyPgColumn])[];

/** The rows to lock, by kind; each kind is locked lowest number first. */
export type Lockable = { readonly [Kind in (typeof order)[number][0]]?: readonly number[] };

/** The locked rows that a price needs: whoever waited for them gets them as they are now, without another statement. */
export interface Locked {
  readonly variants: readonly (typeof productVariants.$inferSelect)[];
}

/**
 * Locks rows until the transaction ends. Waits for each at most 3 seconds (`openPostgres`); then the database refuses and the
 * caller may retry. Counters (`sold`, `stock`, `credit`) and reservations change only under the lock of the row that they are
 * about. What is read after this call therefore stays true.
 */
export async function lockInOrder(tx: Database, wanted: Lockable): Promise<Locked> {
  const locked: { variants: Locked['variants'] } = { variants: [] };
  for (const [kind, table, number] of order) {
    const numbers = [...new Set(wanted[kind])].filter((one) => one <= largestId);
    if (numbers.length === 0) continue;
    const isWanted = inArray(number, numbers);
    if (kind === 'variants')
      locked.variants = await tx.select().from(table).where(isWanted).orderBy(asc(number)).for('update');
    else await tx.select({ number }).from(table).where(isWanted).orderBy(asc(number)).for('update');
  }
  return locked;
}

import { asc } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { largestId } from '#rules/readId.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
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
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';

/**
 * The order in which all transactions lock rows, so that two carts never deadlock.
 * Decision: docs/decisions/0036-one-table-of-holds-with-one-lock-order.md
 */
const order = [
  ['tariffs', lockOf(tariffs, tariffs.nid)],
  ['sessions', lockOf(courseSessions, courseSessions.nid)],
  ['services', lockOf(additionalServices, additionalServices.nid)],
  ['stands', lockOf(stands, stands.nid)],
  ['seats', lockOf(seats, seats.nid)],
  ['variants', lockOf(productVariants, productVariants.nid)],
  ['vouchers', lockOf(vouchers, vouchers.nid)],
  ['cards', lockOf(passCards, passCards.id)],
  ['invites', lockOf(coupleInvites, coupleInvites.cciid)],
] as const;

interface Numbered {
  readonly numbers: readonly number[];
}

function lockOf(table: PgTable, number: PgColumn) {
  return keptStatement((tx, { numbers }: Given<Numbered>) =>
    tx.select({ number }).from(table).where(isOneOf(number, numbers)).orderBy(asc(number)).for('update'),
  );
}

/** The rows to lock, by kind; each kind is locked lowest number first. */
export type Lockable = { readonly [Kind in (typeof order)[number][0]]?: readonly number[] };

const lockVariants = keptStatement((tx, { numbers }: Given<Numbered>) => {
  const { nid } = productVariants;
  return tx.select().from(productVariants).where(isOneOf(nid, numbers)).orderBy(asc(nid)).for('update');
});

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
  for (const [kind, lock] of order) {
    const numbers = [...new Set(wanted[kind])].filter((one) => one <= largestId);
    if (numbers.length === 0) continue;
    if (kind === 'variants') locked.variants = await lockVariants(tx, { numbers });
    else await lock(tx, { numbers });
  }
  return locked;
}

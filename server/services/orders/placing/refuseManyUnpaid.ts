import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { orders, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';

/** Maximum orders without a payment, free ones included, that an account may place before its address is confirmed. */
const maxUnpaidUnconfirmed = 3;

/** The time in which the orders of guests with one address are counted together, in milliseconds. */
const guestsDay = dayInMilliseconds;

/**
 * Refuses the next order of an account with an unconfirmed address: the address may be somebody else's, who gets the mails and the
 * invoices. Locks the account, so that simultaneous orders can't pass the maximum.
 * Decision: docs/decisions/0179-an-unconfirmed-address-gets-few-mails.md
 */
export async function refuseManyUnpaid(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<void> {
  const guest = await findGuest(tx, uid);
  const buyers = guest ? and(eq(users.mail, guest.mail ?? ''), eq(users.isGuest, true)) : eq(users.uid, uid);
  // The order of the locks is the same for all guests of an address.
  const locked = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(buyers)
    .orderBy(asc(users.uid))
    .for('no key update');
  // The account was erased while this waited for the lock.
  if (!locked.some((one) => one.uid === uid)) throw refusals.busy();
  const placedBy = locked.map((one) => one.uid);
  // A guest can't confirm the address, and comes back next year for the same show.
  const since = guest && gt(orders.placedAt, new Date(clock.now().getTime() - guestsDay));
  const isUnpaid = and(inArray(orders.placedBy, placedBy), ne(orders.payment, 'paid'), since);
  if ((await tx.$count(orders, isUnpaid)) < maxUnpaidUnconfirmed) return;
  throw refusals.notAvailable(guest ? nl.refusals.guestOrders : nl.refusals.confirmToOrder);
}

/** undefined for anybody with an account. */
async function findGuest(tx: Database, uid: number) {
  const [guest] = await tx
    .select({ mail: users.mail })
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.isGuest, true)));
  return guest;
}

import { and, asc, eq, exists, gt, inArray, ne, notExists } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubActions, orders, queueEntries, reservations, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { WantedOrder } from './wantedOrder.ts';

/** Maximum orders without a payment, free ones included, that an account may place before its address is confirmed. */
const maxUnpaidUnconfirmed = 3;

/** The time in which the orders of guests with one address are counted together, in milliseconds. */
const guestsDay = dayInMilliseconds;

/**
 * Refuses the next order of an account with an unconfirmed address: the address may be somebody else's, who gets the mails and the
 * invoices. Locks the account, so that simultaneous orders can't pass the maximum. Orders that the club itself made don't count, and
 * whoever takes a place that the club offered may always do so.
 * Decision: docs/decisions/0179-an-unconfirmed-address-gets-few-mails.md
 */
export async function refuseManyUnpaid(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedOrder,
): Promise<void> {
  if (await takesOffer({ db: tx, clock }, wanted)) return;
  const { placedBy: uid } = wanted;
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
  const isUnpaid = and(
    inArray(orders.placedBy, placedBy),
    ne(orders.payment, 'paid'),
    since,
    notExists(byClub(tx)),
  );
  if ((await tx.$count(orders, isUnpaid)) < maxUnpaidUnconfirmed) return;
  throw guest
    ? refusals.notAvailable(nl.refusals.guestOrders)
    : refusals.unconfirmed(nl.refusals.confirmToOrder);
}

/** The action with which a manager made an order at the desk, or from the waiting list. */
function byClub(tx: Database) {
  return tx
    .select({ id: clubActions.id })
    .from(clubActions)
    .where(
      and(
        eq(clubActions.oid, orders.oid),
        inArray(clubActions.action, ['register-at-desk', 'place-waiting']),
      ),
    );
}

/** Whether an order is nothing but places that the club offered to who waits for them. */
async function takesOffer(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { person, companions, tariffs, products, passes, seats }: WantedOrder,
): Promise<boolean> {
  const isMore = companions.length + products.length + passes.length > 0 || seats !== undefined;
  if (isMore || tariffs.length === 0) return false;
  const { kind, ref, uid, expiresAt } = reservations;
  const waits = and(
    eq(queueEntries.uid, person.uid),
    inArray(queueEntries.tariffNid, [...tariffs]),
    exists(
      tx
        .select({ id: reservations.id })
        .from(reservations)
        .where(
          and(
            inArray(kind, ['offer', 'place']),
            ...[eq(ref, queueEntries.tariffNid), eq(uid, queueEntries.uid), gt(expiresAt, clock.now())],
          ),
        ),
    ),
  );
  return (await tx.$count(queueEntries, waits)) === new Set(tariffs).size;
}

/** undefined for anybody with an account. */
async function findGuest(tx: Database, uid: number) {
  const [guest] = await tx
    .select({ mail: users.mail })
    .from(users)
    .where(and(eq(users.uid, uid), eq(users.isGuest, true)));
  return guest;
}

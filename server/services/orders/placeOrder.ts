import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Cents, eurosOf } from '../../../rules/money.ts';
import { registeredException } from '../../../rules/registrationStatus.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { clubMembers, orderLines, orders, queueEntries, registrations, tariffs } from '../../db/schema.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { hasAnswersFor } from '../registration/hasAnswersFor.ts';
import type { CartSelection } from './cartSelection.ts';
import { decideChoices } from './decideChoices.ts';
import { priceCart } from './priceCart.ts';
import type { CartLine, PricedCart } from './pricedCart.ts';
import { toOrderLine } from './toOrderLine.ts';

/** `isRegisteredStatus` of the rules turned round, for the database to judge. */
const isGivenUp = sql`${registrations.status} <= 0 and ${registrations.status} <> ${registeredException}`;

export interface WantedOrder extends CartSelection {
  readonly placedBy: number;
  /** What the person was shown and agreed to. */
  readonly shownTotalCents: Cents;
}

/**
 * Orders a cart inside a transaction of the caller's: all or nothing. The rows of the tariffs are locked first, lowest
 * nid first, so that two carts never wait for each other; what is then decided and priced can't change any more.
 *
 * @returns the order's oid
 */
export async function placeOrder(tx: Database, clock: Clock, wanted: WantedOrder): Promise<number> {
  const now = clock.now();
  await lockTariffs(tx, wanted.tariffs);
  const cart = priceCart(wanted, await decideChoices(tx, wanted, now));
  const [refusal] = cart.feedback;
  if (refusal !== undefined) throw refusals.notAvailable(refusal);
  if (cart.totalCents !== wanted.shownTotalCents) throw priceChanged(cart.totalCents);
  if (!(await hasAnswersFor(tx, clock, wanted))) throw answersMissing();
  const oid = await insertOrder(tx, { wanted, cart, now });
  for (const line of cart.lines) await takePlace(tx, { line, oid, now });
  await tx
    .insert(clubMembers)
    .values({ clubNid: wanted.club.nid, uid: wanted.person.uid, role: 'member' })
    .onConflictDoNothing();
  return oid;
}

/** Waits for at most 3 seconds; then the database refuses and the caller may try again. */
async function lockTariffs(tx: Database, nids: readonly number[]): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '3s'`);
  await tx
    .select({ nid: tariffs.nid })
    .from(tariffs)
    .where(inArray(tariffs.nid, [...nids]))
    .orderBy(asc(tariffs.nid))
    .for('update');
}

async function insertOrder(
  tx: Database,
  { wanted, cart, now }: { wanted: WantedOrder; cart: PricedCart; now: Date },
): Promise<number> {
  const [order] = await tx
    .insert(orders)
    .values({
      clubNid: wanted.club.nid,
      uid: wanted.person.uid,
      placedBy: wanted.placedBy,
      placedAt: now,
      payment: 'unpaid',
      payNowCents: cart.payNowCents,
      payLaterCents: cart.payLaterCents,
      totalCents: cart.totalCents,
    })
    .returning({ oid: orders.oid });
  if (!order) throw new Error('The database returned no order');
  const lines = cart.lines.map((line, position) => ({ ...toOrderLine(line), oid: order.oid, position }));
  await tx.insert(orderLines).values(lines);
  return order.oid;
}

async function takePlace(
  tx: Database,
  { line, oid, now }: { line: CartLine; oid: number; now: Date },
): Promise<void> {
  if (line.type !== 'tariff') return;
  const { uid, tariffNid, isTicket } = line;
  if (line.isQueued) {
    await tx.insert(queueEntries).values({ uid, tariffNid, oid, queuedAt: now });
    return;
  }
  await tx
    .update(tariffs)
    .set({ sold: sql`${tariffs.sold} + ${line.qty}` })
    .where(eq(tariffs.nid, tariffNid));
  const registration = { status: 1, oid, registeredAt: now };
  const registered = await tx
    .insert(registrations)
    .values({ uid, tariffNid, isTicket, ...registration })
    // One that was given up is taken up again.
    .onConflictDoUpdate({
      target: [registrations.tariffNid, registrations.uid],
      targetWhere: sql`not ${registrations.isTicket}`,
      set: registration,
      setWhere: isGivenUp,
    })
    .returning({ id: registrations.id });
  if (registered.length === 0) throw refusals.busy();
}

function priceChanged(totalCents: Cents): Refused {
  return new Refused(409, {
    errors: [nl.refusals.priceChanged],
    code: 'price-changed',
    total: eurosOf(totalCents),
  });
}

function answersMissing(): Refused {
  return new Refused(409, { errors: [nl.refusals.answersMissing], code: 'answers-missing' });
}

import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { additionalServices, passCards, passMoves, vouchers, voucherUses } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import type { CartLine, PrepaidLine, ServiceLine } from '#server/services/cart/pricedCart.ts';
import { addTurns } from '#server/services/passes/addTurns.ts';
import { nl } from '#server/texts/nl.ts';
import { type Placement, requireTaken } from './placement.ts';

/** Takes services and turns of passes, adds the turns of bought passes, and counts the uses of vouchers. */
export async function takeGoods(tx: Database, placement: Placement): Promise<void> {
  for (const line of placement.cart.lines) await takeGood(tx, placement, line);
  for (const voucherNid of placement.cart.voucherNids) await countUse(tx, placement, voucherNid);
}

/** Names every kind of line, so that a new kind is never sold without being delivered. */
function takeGood(tx: Database, placement: Placement, line: CartLine): Promise<void> | undefined {
  switch (line.type) {
    case 'service':
      return takeService(tx, line);
    case 'prepaid':
      return payWithTurns(tx, placement, line);
    case 'pass': {
      const { wanted, oid, now } = placement;
      return addTurns(tx, { line, clubNid: wanted.club.nid, oid, now });
    }
    // `takeTariffs`, `takeSeats` and `insertOrder` take the first three, and a rounding takes nothing.
    case 'tariff':
    case 'seat':
    case 'product':
    case 'rounding':
      return undefined;
    default:
      return line satisfies never;
  }
}

async function takeService(tx: Database, line: ServiceLine): Promise<void> {
  const { sold, capacity, nid } = additionalServices;
  const hasRoom = or(isNull(capacity), sql`${sold} + ${line.qty} <= ${capacity}`);
  const taken = await tx
    .update(additionalServices)
    .set({ sold: sql`${sold} + ${line.qty}` })
    .where(and(eq(nid, line.serviceNid), hasRoom))
    .returning({ nid });
  requireTaken(taken, line);
}

async function payWithTurns(tx: Database, { oid, now, wanted }: Placement, line: PrepaidLine): Promise<void> {
  const { cardId, turns } = line;
  const { id, credit, uid, clubNid } = passCards;
  const isTheirs = and(eq(id, cardId), eq(uid, wanted.person.uid), eq(clubNid, wanted.club.nid));
  const taken = await tx
    .update(passCards)
    .set({ credit: sql`${credit} - ${turns}` })
    .where(and(isTheirs, gte(credit, turns)))
    .returning({ id });
  requireTaken(taken, line);
  await tx.insert(passMoves).values({ cardId, reason: 'paid', turns: -turns, oid, movedAt: now });
}

async function countUse(tx: Database, { oid }: Placement, voucherNid: number): Promise<void> {
  const { uses, maxUses, nid } = vouchers;
  const taken = await tx
    .update(vouchers)
    .set({ uses: sql`${uses} + 1` })
    .where(and(eq(nid, voucherNid), or(isNull(maxUses), sql`${uses} < ${maxUses}`)))
    .returning({ nid });
  if (taken.length === 0) throw refusals.notAvailable(nl.cart.voucherUsedUp);
  await tx.insert(voucherUses).values({ voucherNid, oid });
}

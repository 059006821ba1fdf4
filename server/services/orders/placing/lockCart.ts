import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { passCards, seats, stands, vouchers } from '#server/db/schema.ts';
import { type Locked, lockInOrder } from '../../holds/lockInOrder.ts';
import { findOtherWaiting } from '../../registration/taking/endOtherWaiting.ts';
import { lockRegistering } from '../../registration/taking/lockRegistering.ts';
import type { OfferedProduct } from '../../webshop/loadProducts.ts';
import { peopleOf } from '../pricing/facts/loadCart.ts';
import type { WantedOrder } from './wantedOrder.ts';

/**
 * Locks everything that an order could take, so that later decisions and prices can't change any more.
 * @returns the order, with the locked variants in its goods
 */
export async function lockCart(tx: Database, wanted: WantedOrder): Promise<WantedOrder> {
  const uids = peopleOf(wanted);
  // The household is locked too, because its other registrations decide about the price: two orders at once can't both be the second.
  if (wanted.tariffs.length > 0) await lockRegistering(tx, { household: wanted.household, uids });
  await lockUitpasNumbers(tx, wanted);
  const places = wanted.seats?.places ?? [];
  const hall = wanted.seats ? await placesOfEvent(tx, wanted.seats.event) : { seats: [], stands: [] };
  const isWanted = (nid: number) => places.some((place) => place.nid === nid);
  const waiting = await findOtherWaiting(tx, { uids, tariffNids: wanted.tariffs });
  const locked = await lockInOrder(tx, {
    tariffs: [
      ...wanted.tariffs,
      ...places.map(({ tariff }) => tariff),
      ...waiting.map(({ tariffNid }) => tariffNid),
    ],
    sessions: wanted.trials,
    services: wanted.services.map(({ serviceNid }) => serviceNid),
    stands: hall.stands.filter(isWanted),
    seats: hall.seats.filter(isWanted),
    variants: wanted.products.map(({ variantNid }) => variantNid),
    vouchers: await voucherNids(tx, wanted),
    cards: [
      ...(await payingCards(tx, wanted)),
      ...(wanted.reloadedCard === undefined ? [] : [wanted.reloadedCard]),
    ],
    invites: [...wanted.couples.values()].flatMap((one) => (one.with === 'inviter' ? [one.cciid] : [])),
  });
  return wanted.goods ? { ...wanted, goods: withVariants(wanted.goods, locked) } : wanted;
}

/** Locks the numbers at the club, so that two orders at once can't give two people the reduced rate by one of them. */
async function lockUitpasNumbers(tx: Database, { club, uitpasNumbers }: WantedOrder): Promise<void> {
  if (!club.takesUitpas) return;
  const numbers = [...new Set(uitpasNumbers.values())].filter((number) => number !== '').sort();
  for (const number of numbers)
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`uitpas ${club.nid} ${number}`}, 0))`,
    );
}

function withVariants(goods: readonly OfferedProduct[], locked: Locked): OfferedProduct[] {
  return goods.map((one) => ({
    ...one,
    variants: locked.variants.filter(({ productNid }) => productNid === one.product.nid),
  }));
}

async function placesOfEvent(tx: Database, event: number) {
  const rows = await tx
    .select({ stand: stands.nid, seat: seats.nid })
    .from(stands)
    .leftJoin(seats, eq(seats.standNid, stands.nid))
    .where(eq(stands.courseNid, event));
  return {
    seats: rows.flatMap(({ seat }) => seat ?? []),
    stands: [...new Set(rows.map(({ stand }) => stand))],
  };
}

async function voucherNids(tx: Database, { club, vouchers: given }: WantedOrder): Promise<number[]> {
  if (given.length === 0) return [];
  const codes = given.map(({ code }) => code);
  const found = await tx
    .select({ nid: vouchers.nid })
    .from(vouchers)
    .where(and(eq(vouchers.clubNid, club.nid), inArray(vouchers.code, codes)));
  return found.map(({ nid }) => nid);
}

/** The cards whose turns may pay for the order. */
async function payingCards(tx: Database, { club, person, usesPass }: WantedOrder): Promise<number[]> {
  if (!usesPass) return [];
  const found = await tx
    .select({ id: passCards.id })
    .from(passCards)
    .where(and(eq(passCards.clubNid, club.nid), eq(passCards.uid, person.uid)));
  return found.map(({ id }) => id);
}

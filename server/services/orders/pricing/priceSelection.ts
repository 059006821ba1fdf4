import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import { type InstantHolds, syncInstantHolds } from '../../cart/syncInstantHolds.ts';
import type { CartFacts, SelectionToPrice } from './facts/cartFacts.ts';
import { loadCart } from './facts/loadCart.ts';
import { reducibleLines } from './facts/reducibleLine.ts';
import { type PricedInvoice, priceCart } from './priceCart.ts';
import { priceSeats, withSeats } from './priceSeats.ts';

/**
 * Prices a cart and its seats as they stand now. In a transaction that has locked the cart's rows, this is the price of the
 * order.
 */
export async function priceSelection(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  selection: SelectionToPrice,
): Promise<PricedInvoice> {
  const now = clock.now();
  const facts = await loadCart(db, selection, now);
  const cart = priceCart({ ...facts, earlier: await withCartsBefore(db, facts) });
  const { seats } = selection;
  return seats ? withSeats(cart, await priceSeats({ db, clock }, { ...selection, ...seats })) : cart;
}

/** The registrations of the family, with those of the carts of the same checkout that are ordered before this one. */
async function withCartsBefore(db: Database, { selection, earlier, now }: CartFacts) {
  let counted = earlier;
  for (const before of selection.before ?? []) {
    const facts = { ...(await loadCart(db, before, now)), earlier: counted };
    counted = [...counted, ...reducibleLines(facts, priceCart(facts).lines)];
  }
  return counted;
}

/** Prices a cart and holds its instant places. When somebody else took a place first, the cart is priced once more. */
export async function priceAndHold(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  selection: CartSelection,
): Promise<{ readonly cart: PricedInvoice; readonly holds: InstantHolds }> {
  const priced = await priceOnce({ db, clock }, selection);
  return priced.holds.lost.length === 0 ? priced : priceOnce({ db, clock }, selection);
}

async function priceOnce({ db, clock }: Pick<Context, 'db' | 'clock'>, selection: CartSelection) {
  const cart = await priceSelection({ db, clock }, selection);
  const lines = cart.lines.filter((line) => line.type === 'tariff');
  const { club, heldBy, person, companions, waitsUntil } = selection;
  const people = [person, ...companions].map(({ uid }) => uid);
  return { cart, holds: await syncInstantHolds({ db, clock }, { club, heldBy, people, lines, waitsUntil }) };
}

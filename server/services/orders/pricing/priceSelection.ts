import type { Context } from '#server/context.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import { type InstantHolds, syncInstantHolds } from '../../cart/syncInstantHolds.ts';
import { loadCart } from './facts/loadCart.ts';
import { type PricedInvoice, priceCart } from './priceCart.ts';
import { priceSeats, withSeats } from './priceSeats.ts';

/**
 * Prices a cart and its seats as they stand now. In a transaction that has locked the cart's rows, this is the price of the
 * order.
 */
export async function priceSelection(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  selection: CartSelection,
): Promise<PricedInvoice> {
  const cart = priceCart(await loadCart(db, selection, clock.now()));
  const { seats } = selection;
  return seats ? withSeats(cart, await priceSeats({ db, clock }, { ...selection, ...seats })) : cart;
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
  const { club, heldBy, person, companions } = selection;
  const people = [person, ...companions].map(({ uid }) => uid);
  return { cart, holds: await syncInstantHolds({ db, clock }, { club, heldBy, people, lines }) };
}

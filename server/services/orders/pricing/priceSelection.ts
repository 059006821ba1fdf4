import type { Context } from '#server/context.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
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

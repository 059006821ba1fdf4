import type { Database } from '#server/db/database.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import { loadCart } from './facts/loadCart.ts';
import { type PricedInvoice, priceCart } from './priceCart.ts';

/** Prices a cart as it stands now. In a transaction that has locked the cart's rows, this is the price of the order. */
export async function priceSelection(
  db: Database,
  selection: CartSelection,
  now: Date,
): Promise<PricedInvoice> {
  return priceCart(await loadCart(db, selection, now));
}

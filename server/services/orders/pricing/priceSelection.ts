import type { Database } from '#server/db/database.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import { loadCart } from './facts/loadCart.ts';
import { type PricedInvoice, priceCart } from './priceCart.ts';

/** What a cart costs now. Inside a transaction that has locked its rows, what an order costs. */
export async function priceSelection(
  db: Database,
  selection: CartSelection,
  now: Date,
): Promise<PricedInvoice> {
  return priceCart(await loadCart(db, selection, now));
}

import type { Context } from '#server/context.ts';
import { refusals } from '#server/http/refused.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import type { OfferedProduct } from '../../webshop/loadProducts.ts';
import { loadGoods } from '../pricing/facts/loadItems.ts';
import { productLines } from '../pricing/lines/productLines.ts';

/**
 * Refuses goods that are not available before the order asks or locks anything else. Latecomers for the last shirt then don't
 * wait for the lock of its buyers, and simultaneous requests share one query. What passes is judged again under the lock; what
 * is refused here would be refused there in the same words.
 * @returns the products of the club with the wanted variants
 */
export async function refuseWhatIsGone(
  { db, together }: Pick<Context, 'db' | 'together'>,
  wanted: { readonly clubNid: number; readonly uid: number; readonly products: CartSelection['products'] },
): Promise<readonly OfferedProduct[]> {
  if (wanted.products.length === 0) return [];
  const nids = wanted.products.map(({ variantNid }) => variantNid).sort((a, b) => a - b);
  const { clubNid } = wanted;
  const key = `goods ${clubNid} ${nids.join()}`;
  const products = await together(key, () => loadGoods(db, clubNid, nids));
  // Leaves unknown variants and unknown clubs to the rest of the order.
  if (products.flatMap(({ variants }) => variants).length < new Set(nids).size) return products;
  const selection = { person: wanted, products: wanted.products };
  const [refusal] = productLines({ selection, products }).feedback;
  if (refusal !== undefined) throw refusals.notAvailable(refusal);
  return products;
}

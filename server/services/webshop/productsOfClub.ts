import { and, eq, or } from 'drizzle-orm';
import { readId } from '#rules/readId.ts';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema.ts';
import { loadProducts, type OfferedProduct } from './loadProducts.ts';

/** The products of a club in its order. A category narrows them. */
export function loadProductsOf(
  db: Database,
  clubNid: number,
  categoryNid?: number,
): Promise<OfferedProduct[]> {
  const isOfCategory = categoryNid === undefined ? undefined : eq(products.categoryNid, categoryNid);
  return loadProducts(db, and(eq(products.clubNid, clubNid), isOfCategory));
}

/** A club's product by its url, or else by its number: a product may be called `2026`. */
export async function findProduct(
  db: Database,
  clubNid: number,
  asked: string,
): Promise<OfferedProduct | undefined> {
  const isNamed = eq(products.url, asked);
  const nid = readId(asked);
  const isMeant = nid === undefined ? isNamed : or(isNamed, eq(products.nid, nid));
  const found = await loadProducts(db, and(eq(products.clubNid, clubNid), isMeant));
  return found.find(({ product: { url } }) => url === asked) ?? found[0];
}

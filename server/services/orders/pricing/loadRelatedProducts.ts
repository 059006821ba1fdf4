import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { products, relatedProducts } from '#server/db/schema.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { loadProducts, type OfferedProduct } from '../../webshop/loadProducts.ts';

/** The products that a club offers beside the tariffs in a cart. */
export async function loadRelatedProducts(
  db: Database,
  club: ClubRow,
  tariffNids: readonly number[],
): Promise<OfferedProduct[]> {
  if (tariffNids.length === 0 || !club.addons.includes('webshop')) return [];
  const related = db
    .select({ nid: relatedProducts.productNid })
    .from(relatedProducts)
    .where(inArray(relatedProducts.tariffNid, [...tariffNids]));
  return loadProducts(db, and(eq(products.clubNid, club.nid), inArray(products.nid, related)));
}

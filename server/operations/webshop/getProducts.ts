import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productCategories, products } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { loadProducts } from '../../services/webshop/loadProducts.ts';
import { requireWebshop } from '../../services/webshop/requireWebshop.ts';
import { toWireProduct } from '../../services/webshop/toWireProduct.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetProducts: OperationHandler<'get_products'> = async ({ db, request, caller }) => {
  const club = await requireWebshop(db, request.club, caller);
  const isOfClub = eq(products.clubNid, club.nid);
  const isAsked =
    request.category === undefined
      ? isOfClub
      : and(isOfClub, eq(products.categoryNid, await categoryNid(db, club.nid, request.category)));
  return { result: (await loadProducts(db, isAsked)).map(toWireProduct) };
};

async function categoryNid(db: Database, clubNid: number, url: string): Promise<number> {
  const [category] = await db
    .select({ nid: productCategories.nid })
    .from(productCategories)
    .where(and(eq(productCategories.clubNid, clubNid), eq(productCategories.url, url)));
  if (!category) throw refusals.notFound(nl.refusals.categoryNotFound);
  return category.nid;
}

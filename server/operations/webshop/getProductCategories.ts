import { asc, eq, sql } from 'drizzle-orm';
import { productCategories, products, productVariants } from '../../db/schema.ts';
import { requireWebshop } from '../../services/webshop/requireWebshop.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Counts as `loadProducts` lists: a product without a variant isn't offered. */
const count = sql<number>`count(distinct ${productVariants.productNid})::int`;

export const handleGetProductCategories: OperationHandler<'get_product_categories'> = async ({
  db,
  request,
  caller,
}) => {
  const club = await requireWebshop(db, request.club, caller);
  const result = await db
    .select({ nid: productCategories.nid, url: productCategories.url, title: productCategories.title, count })
    .from(productCategories)
    .leftJoin(products, eq(products.categoryNid, productCategories.nid))
    .leftJoin(productVariants, eq(productVariants.productNid, products.nid))
    .where(eq(productCategories.clubNid, club.nid))
    .groupBy(productCategories.nid)
    .orderBy(asc(productCategories.position), asc(productCategories.nid));
  return { result };
};

import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productCategories, products, productVariants } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';

interface CategoryWithCount {
  readonly nid: number;
  readonly url: string;
  readonly title: string;
  readonly count: number;
}

/** Counts products through their variants: a product without variants is not offered (`loadProducts`). */
const count = sql<number>`count(distinct ${productVariants.productNid})::int`;

/** The categories in the order that the club chose, each with the number of its products. */
export function loadCategories(db: Database, clubNid: number): Promise<CategoryWithCount[]> {
  return db
    .select({ nid: productCategories.nid, url: productCategories.url, title: productCategories.title, count })
    .from(productCategories)
    .leftJoin(products, eq(products.categoryNid, productCategories.nid))
    .leftJoin(productVariants, eq(productVariants.productNid, products.nid))
    .where(eq(productCategories.clubNid, clubNid))
    .groupBy(productCategories.nid)
    .orderBy(asc(productCategories.position), asc(productCategories.nid));
}

/** The nid of a club's category. @throws a refusal if the club has no category with this url */
export async function requireCategory(
  db: Database,
  clubNid: number,
  url: string,
): Promise<{ readonly nid: number }> {
  const [category] = await db
    .select({ nid: productCategories.nid })
    .from(productCategories)
    .where(and(eq(productCategories.clubNid, clubNid), eq(productCategories.url, url)));
  if (!category) throw refusals.notFound(nl.refusals.categoryNotFound);
  return category;
}

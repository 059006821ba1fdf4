import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productCategories, products, productVariants } from '../../db/schema.ts';

export interface OfferedProduct {
  readonly product: typeof products.$inferSelect;
  readonly category: string;
  readonly variants: readonly (typeof productVariants.$inferSelect)[];
}

/**
 * The products that a condition selects, in the order of the club. A condition on `productVariants` leaves out the other
 * variants. A product without variants isn't offered, because nothing of it can be ordered.
 */
export async function loadProducts(db: Database, where: SQL | undefined): Promise<OfferedProduct[]> {
  const rows = await db
    .select({ product: products, category: productCategories.title, variant: productVariants })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.nid, products.categoryNid))
    .innerJoin(productVariants, eq(productVariants.productNid, products.nid))
    .where(where)
    .orderBy(asc(productCategories.position), asc(products.nid), asc(productVariants.nid));
  const byProduct = Map.groupBy(rows, ({ product }) => product.nid);
  return [...byProduct.values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            product: first.product,
            category: first.category,
            variants: [first, ...others].map(({ variant }) => variant),
          },
        ]
      : [],
  );
}

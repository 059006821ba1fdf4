import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import { readId } from '#rules/readId.ts';
import type { Product } from '#schemas/entities/offer/product.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { productCategories, products, productVariants } from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';

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
  return byProduct(await productsWith(db, where));
}

function productsWith(db: Database, where: SQL | undefined) {
  return db
    .select({ product: products, category: productCategories.title, variant: productVariants })
    .from(products)
    .innerJoin(productCategories, eq(productCategories.nid, products.categoryNid))
    .innerJoin(productVariants, eq(productVariants.productNid, products.nid))
    .where(where)
    .orderBy(asc(productCategories.position), asc(products.nid), asc(productVariants.nid));
}

type ProductRow = Awaited<ReturnType<typeof productsWith>>[number];

function byProduct(rows: readonly ProductRow[]): OfferedProduct[] {
  const groups = Map.groupBy(rows, ({ product }) => product.nid);
  return [...groups.values()].flatMap(([first, ...others]) =>
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

interface ClubVariants {
  readonly clubNid: number;
  readonly variantNids: readonly number[];
}

const goods = keptStatement((db, { clubNid, variantNids }: Given<ClubVariants>) =>
  productsWith(db, and(eq(products.clubNid, clubNid), isOneOf(productVariants.nid, variantNids))),
);

/** The club's products that have these variants, with these variants only. */
export async function loadGoods(db: Database, wanted: ClubVariants): Promise<OfferedProduct[]> {
  return byProduct(await goods(db, wanted));
}

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

/** `stock` is what isn't sold: a cart holds no products. */
export function toWireProduct({ product, category, variants }: OfferedProduct): Product {
  return {
    nid: product.nid,
    url: product.url,
    title: product.title,
    description: product.description,
    category,
    ...(product.image && { image: product.image }),
    isAddressRequired: product.isAddressRequired,
    max: product.maxPerOrder,
    variants: variants.map((variant) => ({
      nid: variant.nid,
      title: variant.title,
      price: eurosOf(variant.priceCents),
      stock: variant.stock,
      backorder: variant.allowsBackorder,
    })),
  };
}

import type { Product, ProductVariant } from '#src/api/entities/product.ts';
import { type HeldProducts, heldOfProduct } from './heldProducts.ts';
import { isSoldOut } from './stock.ts';

export interface RelatedOffer {
  readonly product: Product;
  /** Can be put in the cart at once; undefined: there is a variant to choose first. */
  readonly only: ProductVariant | undefined;
}

/** What can be ordered and isn't in the cart yet, each product once. */
export function relatedOffers(products: readonly Product[], held: HeldProducts): RelatedOffer[] {
  const byNid = new Map(products.map((product) => [product.nid, product]));
  return [...byNid.values()].flatMap((product) => {
    const { variants } = product;
    if (heldOfProduct(held, product) > 0 || variants.every(isSoldOut)) return [];
    return [{ product, only: variants.length === 1 ? variants[0] : undefined }];
  });
}

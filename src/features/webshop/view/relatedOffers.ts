import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { type HeldProducts, heldOfProduct, isSoldOut } from './stock.ts';

export interface RelatedOffer {
  readonly product: Product;
  /** The variant to add directly; undefined when a variant must be chosen first. */
  readonly only: ProductVariant | undefined;
}

/** Related products that can be ordered and are not in the cart yet, once each. */
export function relatedOffers(products: readonly Product[], held: HeldProducts): RelatedOffer[] {
  const byNid = new Map(products.map((product) => [product.nid, product]));
  return [...byNid.values()].flatMap((product) => {
    const { variants } = product;
    if (heldOfProduct(held, product) > 0 || variants.every(isSoldOut)) return [];
    return [{ product, only: variants.length === 1 ? variants[0] : undefined }];
  });
}

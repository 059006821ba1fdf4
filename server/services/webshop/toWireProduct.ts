import { eurosOf } from '#rules/money.ts';
import type { Product } from '#schemas/entities/offer/product.ts';
import type { OfferedProduct } from './loadProducts.ts';

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

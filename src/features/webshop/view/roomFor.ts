import type { Product, ProductVariant } from '#src/api/entities/product.ts';
import { type HeldProducts, heldOf, heldOfProduct } from './heldProducts.ts';

/** Of one variant an order takes no more (`products` of compile_public_registration_invoice). */
const mostOfVariant = 99;

/** How many more of a variant fit in the cart: by what there is, and by what the club lets one order have. */
export function roomFor(product: Product, variant: ProductVariant, held: HeldProducts): number {
  const inCart = heldOf(held, variant.nid);
  const { stock, allowsBackorder } = variant;
  const bounds = [
    mostOfVariant - inCart,
    ...(stock === undefined || allowsBackorder ? [] : [stock - inCart]),
    ...(product.most === undefined ? [] : [product.most - heldOfProduct(held, product)]),
  ];
  return Math.max(0, Math.min(...bounds));
}

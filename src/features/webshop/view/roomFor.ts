import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { type HeldProducts, heldOf, heldOfProduct } from './heldProducts.ts';

/** Maximum quantity of one variant in an order (`products` of compile_public_registration_invoice). */
const maxOfVariant = 99;

/** How many more of a variant fit in the cart, given the stock and the club's maximum per order. */
export function roomFor(product: Product, variant: ProductVariant, held: HeldProducts): number {
  const inCart = heldOf(held, variant.nid);
  const { stock, allowsBackorder } = variant;
  const bounds = [
    maxOfVariant - inCart,
    ...(stock === undefined || allowsBackorder ? [] : [stock - inCart]),
    ...(product.most === undefined ? [] : [product.most - heldOfProduct(held, product)]),
  ];
  return Math.max(0, Math.min(...bounds));
}

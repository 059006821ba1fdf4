import type { Product } from '#src/api/entities/product.ts';
import type { CartItems } from '../../basket/index.ts';

export type HeldProducts = CartItems['products'];

/** How many of a variant are in the cart. */
export function heldOf(held: HeldProducts, variant: number): number {
  return held[String(variant)] ?? 0;
}

/** How many of a product are in the cart, of whatever variant. */
export function heldOfProduct(held: HeldProducts, { variants }: Pick<Product, 'variants'>): number {
  return variants.reduce((sum, { nid }) => sum + heldOf(held, nid), 0);
}

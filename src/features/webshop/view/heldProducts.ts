import type { Product } from '#src/api/entities/offer/product.ts';
import type { CartItems } from '../../basket/index.ts';

export type HeldProducts = CartItems['products'];

/** The quantity of a variant in the cart. */
export function heldOf(held: HeldProducts, variant: number): number {
  return held[String(variant)] ?? 0;
}

/** The quantity of a product in the cart, for all variants together. */
export function heldOfProduct(held: HeldProducts, { variants }: Pick<Product, 'variants'>): number {
  return variants.reduce((sum, { nid }) => sum + heldOf(held, nid), 0);
}

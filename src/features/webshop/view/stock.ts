import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';
import type { CartItems } from '../../basket/index.ts';

interface Stock {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'info' | 'neutral';
}

/** Maximum stock that is shown as a warning. */
const few = 3;

export function isSoldOut({ stock, allowsBackorder }: ProductVariant): boolean {
  return stock === 0 && !allowsBackorder;
}

/** The stock text of a variant; undefined when the club doesn't count its stock. */
export function variantStock(variant: ProductVariant): Stock | undefined {
  const { stock } = variant;
  if (stock === undefined) return undefined;
  if (stock > few) return { text: texts.inStock, tone: 'success' };
  if (stock > 0) return { text: texts.left(stock), tone: 'warning' };
  return isSoldOut(variant)
    ? { text: texts.outOfStock, tone: 'neutral' }
    : { text: texts.comesLater, tone: 'info' };
}

/** The stock text of a product in a list; undefined while any variant is in stock. */
export function productStock({ variants }: Pick<Product, 'variants'>): Stock | undefined {
  const [first, ...others] = variants;
  if (first && others.length === 0) {
    const stock = variantStock(first);
    return stock?.tone === 'success' ? undefined : stock;
  }
  if (variants.some(({ stock }) => stock !== 0)) return undefined;
  const isOrdered = variants.some(({ allowsBackorder }) => allowsBackorder);
  return isOrdered ? { text: texts.comesLater, tone: 'info' } : { text: texts.outOfStock, tone: 'neutral' };
}

export type HeldProducts = CartItems['products'];

/** The quantity of a variant in the cart. */
export function heldOf(held: HeldProducts, variant: number): number {
  return held[String(variant)] ?? 0;
}

/** The quantity of a product in the cart, for all variants together. */
export function heldOfProduct(held: HeldProducts, { variants }: Pick<Product, 'variants'>): number {
  return variants.reduce((sum, { nid }) => sum + heldOf(held, nid), 0);
}

import type { Product, ProductVariant } from '#src/api/entities/product.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';

export interface Stock {
  readonly text: string;
  readonly tone: 'success' | 'warning' | 'info' | 'neutral';
}

/** So few that hurrying makes sense. */
const few = 3;

export function isSoldOut({ stock, allowsBackorder }: ProductVariant): boolean {
  return stock === 0 && !allowsBackorder;
}

/** undefined where the club doesn't count them. */
export function variantStock(variant: ProductVariant): Stock | undefined {
  const { stock } = variant;
  if (stock === undefined) return undefined;
  if (stock > few) return { text: texts.inStock, tone: 'success' };
  if (stock > 0) return { text: texts.left(stock), tone: 'warning' };
  return isSoldOut(variant)
    ? { text: texts.outOfStock, tone: 'neutral' }
    : { text: texts.comesLater, tone: 'info' };
}

/** What a whole product says in a list: nothing, as long as some variant of it is simply there. */
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

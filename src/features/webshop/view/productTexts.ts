import { type Cents, formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';
import { webshopTexts as texts } from '#src/texts/nl/webshop.ts';

export function unitPrice(price: Cents): string {
  return price === 0 ? texts.free : formatEuros(price);
}

/** `€ 12,50`, or `vanaf € 12,50` when the variants have different prices. */
export function productPrice({ variants }: Pick<Product, 'variants'>): string {
  const prices = variants.map(({ price }) => price);
  const lowest = Math.min(...prices);
  return prices.every((price) => price === lowest) ? unitPrice(lowest) : texts.priceFrom(formatEuros(lowest));
}

/** The club's own name for its webshop, or the default. */
export function shopTitle({ webshopTerm }: Pick<Club, 'webshopTerm'>): string {
  return webshopTerm || texts.title;
}

/** `Balletschoenen, Maat 34`; the title alone for a product with one variant. */
export function fullTitle(
  { title, variants }: Pick<Product, 'title' | 'variants'>,
  variant: Pick<ProductVariant, 'title'>,
): string {
  return variants.length > 1 && variant.title ? `${title}, ${variant.title}` : title;
}

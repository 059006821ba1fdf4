import { type Cents, formatEuros } from '#rules/money.ts';
import type { Product } from '#src/api/entities/offer/product.ts';
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

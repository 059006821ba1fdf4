import type { Product, ProductVariant } from '#src/api/entities/offer/product.ts';

/** `Balletschoenen, Maat 34`; the title alone for a product with one variant. */
export function fullTitle(
  { title, variants }: Pick<Product, 'title' | 'variants'>,
  variant: Pick<ProductVariant, 'title'>,
): string {
  return variants.length > 1 && variant.title ? `${title}, ${variant.title}` : title;
}

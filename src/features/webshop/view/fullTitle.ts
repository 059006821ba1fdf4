import type { Product, ProductVariant } from '#src/api/entities/product.ts';

/** `Balletschoenen, Maat 34`; where there is but one variant, the product says it all. */
export function fullTitle(
  { title, variants }: Pick<Product, 'title' | 'variants'>,
  variant: Pick<ProductVariant, 'title'>,
): string {
  return variants.length > 1 && variant.title ? `${title}, ${variant.title}` : title;
}

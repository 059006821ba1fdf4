import { queryOptions } from '@tanstack/react-query';
import { parseProductCategories, parseProducts } from '#src/api/entities/offer/product.ts';
import { resultOf } from '#src/api/resultOf.ts';

interface ProductsOf {
  /** The club's nid. */
  readonly club: number;
  /** The url of a category; undefined for all categories. */
  readonly category: string | undefined;
}

export function productsQuery({ club, category }: ProductsOf) {
  return queryOptions({
    queryKey: ['products', club, category],
    queryFn: resultOf('get_products', { club, ...(category && { category }) }, parseProducts),
  });
}

/** @param club The club's nid. */
export function productCategoriesQuery(club: number) {
  return queryOptions({
    queryKey: ['product-categories', club],
    queryFn: resultOf('get_product_categories', { club }, parseProductCategories),
  });
}

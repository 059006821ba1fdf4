import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseProducts } from '#src/api/entities/offer/product.ts';

interface ProductsOf {
  /** The club's nid. */
  readonly club: number;
  /** The url of a category; undefined for all categories. */
  readonly category: string | undefined;
}

export function productsQuery({ club, category }: ProductsOf) {
  return queryOptions({
    queryKey: ['products', club, category],
    queryFn: async ({ signal }) => {
      const answer = await get('get_products', { club, ...(category && { category }) }, { signal });
      return parseProducts(answer.result);
    },
  });
}

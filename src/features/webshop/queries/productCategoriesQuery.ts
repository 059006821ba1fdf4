import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseProductCategories } from '#src/api/entities/offer/product.ts';

/** @param club The club's nid. */
export function productCategoriesQuery(club: number) {
  return queryOptions({
    queryKey: ['product-categories', club],
    queryFn: async ({ signal }) => {
      const answer = await get('get_product_categories', { club }, { signal });
      return parseProductCategories(answer.result);
    },
  });
}

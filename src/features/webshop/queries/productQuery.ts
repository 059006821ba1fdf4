import { queryOptions } from '@tanstack/react-query';
import { get } from '#src/api/call.ts';
import { parseProduct } from '#src/api/entities/product.ts';

interface ProductOf {
  /** The club's nid. */
  readonly club: number;
  /** The product's url, or its nid. */
  readonly product: string;
}

export function productQuery({ club, product }: ProductOf) {
  return queryOptions({
    queryKey: ['product', club, product],
    queryFn: async ({ signal }) => {
      const answer = await get('get_product', { club, product }, { signal });
      return parseProduct(answer.result);
    },
  });
}

import { queryOptions } from '@tanstack/react-query';
import { readId } from '#rules/readId.ts';
import { isMissing } from '#src/api/apiFailure.ts';
import { get } from '#src/api/call.ts';
import { type Product, parseProduct, parseProducts } from '#src/api/entities/offer/product.ts';

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
      try {
        return parseProduct((await get('get_product', { club, product }, { signal })).result);
      } catch (error) {
        const byNid = isMissing(error) ? await findByNid({ club, product }, signal) : undefined;
        if (byNid) return byNid;
        throw error;
      }
    },
  });
}

/** A product by its nid, which the address of a hash jump has. A backend may know products by their url alone. */
async function findByNid({ club, product }: ProductOf, signal: AbortSignal): Promise<Product | undefined> {
  const wanted = readId(product);
  if (wanted === undefined) return undefined;
  const products = parseProducts((await get('get_products', { club }, { signal })).result);
  return products.find(({ nid }) => nid === wanted);
}

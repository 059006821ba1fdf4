import { and, eq, or } from 'drizzle-orm';
import { products } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { loadProducts } from '../../services/webshop/loadProducts.ts';
import { requireWebshop } from '../../services/webshop/requireWebshop.ts';
import { toWireProduct } from '../../services/webshop/toWireProduct.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

const largestNid = 2_147_483_647;

/** Finds a product by url first, then by number: a product may have the url `2026`. */
export const handleGetProduct: OperationHandler<'get_product'> = async ({ db, request, caller }) => {
  const club = await requireWebshop(db, request.club, caller);
  const asked = request.product;
  const isNamed = eq(products.url, asked);
  const isMeant = isNid(asked) ? or(isNamed, eq(products.nid, Number(asked))) : isNamed;
  const found = await loadProducts(db, and(eq(products.clubNid, club.nid), isMeant));
  const product = found.find(({ product: { url } }) => url === asked) ?? found[0];
  if (!product) throw refusals.notFound(nl.refusals.productNotFound);
  return { result: toWireProduct(product) };
};

function isNid(text: string): boolean {
  return /^[1-9]\d*$/.test(text) && Number(text) <= largestNid;
}

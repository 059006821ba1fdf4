import { requireCategory } from '../../services/webshop/categories.ts';
import { loadProductsOf } from '../../services/webshop/productsOfClub.ts';
import { requireWebshop } from '../../services/webshop/requireWebshop.ts';
import { toWireProduct } from '../../services/webshop/toWireProduct.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetProducts: OperationHandler<'get_products'> = async ({ db, request, caller }) => {
  const club = await requireWebshop(db, request.club, caller);
  const { category: url } = request;
  const category = url === undefined ? undefined : await requireCategory(db, club.nid, url);
  return { result: (await loadProductsOf(db, club.nid, category?.nid)).map(toWireProduct) };
};

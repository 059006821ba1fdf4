import { loadCategories } from '../../services/webshop/categories.ts';
import { requireWebshop } from '../../services/webshop/requireWebshop.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetProductCategories: OperationHandler<'get_product_categories'> = async ({
  db,
  request,
  caller,
}) => {
  const club = await requireWebshop(db, request.club, caller);
  return { result: await loadCategories(db, club.nid) };
};

import { refusals } from '../../http/refused.ts';
import { findProduct } from '../../services/webshop/productsOfClub.ts';
import { requireWebshop } from '../../services/webshop/requireWebshop.ts';
import { toWireProduct } from '../../services/webshop/toWireProduct.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetProduct: OperationHandler<'get_product'> = async ({ db, request, caller }) => {
  const club = await requireWebshop(db, request.club, caller);
  const product = await findProduct(db, club.nid, request.product);
  if (!product) throw refusals.notFound(nl.refusals.productNotFound);
  return { result: toWireProduct(product) };
};

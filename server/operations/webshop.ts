import type { webshopOperations } from '#schemas/operations/webshop.ts';
import { refusals } from '../http/refused.ts';
import { loadCategories, requireCategory } from '../services/webshop/categories.ts';
import { findProduct, loadProductsOf, toWireProduct } from '../services/webshop/loadProducts.ts';
import { requireWebshop } from '../services/webshop/requireWebshop.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const webshopHandlers = {
  get_product_categories: async ({ db, request, caller }) => {
    const club = await requireWebshop(db, request.club, caller);
    return { result: await loadCategories(db, club.nid) };
  },
  get_products: async ({ db, request, caller }) => {
    const club = await requireWebshop(db, request.club, caller);
    const { category: url } = request;
    const category = url === undefined ? undefined : await requireCategory(db, club.nid, url);
    return { result: (await loadProductsOf(db, club.nid, category?.nid)).map(toWireProduct) };
  },
  get_product: async ({ db, request, caller }) => {
    const club = await requireWebshop(db, request.club, caller);
    const product = await findProduct(db, club.nid, request.product);
    if (!product) throw refusals.notFound(nl.refusals.productNotFound);
    return { result: toWireProduct(product) };
  },
} satisfies HandlersOf<typeof webshopOperations>;

import type { OperationRequest } from '#schemas/operations.ts';
import { get, post } from './call.ts';
import { type KeptCart, parseKeptCart, parseKeptCarts } from './entities/orders/keptCart.ts';

/** @throws {ApiFailure} */
export async function getCarts(): Promise<KeptCart[]> {
  return parseKeptCarts((await get('get_carts', {})).result);
}

/** Sends an edit of a cart. @returns the cart that stands. @throws {ApiFailure} */
export async function saveCart(request: OperationRequest<'save_cart'>): Promise<KeptCart> {
  return parseKeptCart((await post('save_cart', request, { keepalive: true })).result);
}

import { type Cents, eurosOf } from '#rules/money.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { parsePlacedOrder } from '#src/api/entities/order.ts';
import { browserCart } from '../state/browserCart.ts';
import type { CartItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { cartRequest, seatRequest } from './cartRequest.ts';

interface CartToOrder {
  readonly owner: CartOwner;
  readonly items: CartItems;
  /** As it was shown, of the cart and its seats together. */
  readonly total: Cents;
}

/** Why a cart can't be ordered as it is, for the person to mend. */
export interface Hindrance {
  readonly why: 'hold-expired' | 'address-missing' | 'answers-missing';
  /** The server's own sentence. */
  readonly message: string;
}

type PlacedOutcome =
  | { readonly kind: 'placed'; readonly oids: readonly number[] }
  | { readonly kind: 'price-changed'; readonly total: Cents }
  | { readonly kind: 'hindered'; readonly hindrance: Hindrance };

export type OrderOutcome = Exclude<PlacedOutcome, { kind: 'price-changed' }> | { readonly kind: 'declined' };

/**
 * Orders a whole cart, all or nothing. A price that is another one than was shown is asked about first.
 * @throws {ApiFailure} for what the person can't mend.
 */
export async function orderCart(
  cart: CartToOrder,
  isAgreed: (total: Cents) => Promise<boolean>,
): Promise<OrderOutcome> {
  const outcome = await placeOrder(cart);
  if (outcome.kind !== 'price-changed') return outcome;
  const { total } = outcome;
  return (await isAgreed(total)) ? orderCart({ ...cart, total }, isAgreed) : { kind: 'declined' };
}

/** @throws {ApiFailure} */
export async function placeOrder({ owner, items, total }: CartToOrder): Promise<PlacedOutcome> {
  const request: OperationRequest<'place_order'> = {
    ...cartRequest(owner, items),
    ...(items.seats && seatRequest(items.seats)),
    total: eurosOf(total),
  };
  const idempotencyKey = browserCart.getState().orderKey(owner, request);
  try {
    const answer = await post('place_order', request, { idempotencyKey });
    return { kind: 'placed', oids: parsePlacedOrder(answer.result).oids };
  } catch (error) {
    const outcome = refusedOutcome(error);
    if (outcome) return outcome;
    throw error;
  }
}

function refusedOutcome(error: unknown): PlacedOutcome | undefined {
  const refusal = refusalOf(error);
  switch (refusal?.code) {
    case 'price-changed':
      return refusal.total === undefined ? undefined : { kind: 'price-changed', total: refusal.total };
    case 'hold-expired':
    case 'address-missing':
    case 'answers-missing':
      return {
        kind: 'hindered',
        hindrance: { why: refusal.code, message: refusal.errors[0] ?? '' },
      };
    default:
      return undefined;
  }
}

import { type Cents, eurosOf } from '#rules/money.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { parsePlacedOrder } from '#src/api/entities/order.ts';
import { browserCart } from '../state/browserCart.ts';
import type { CartItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { cartRequest } from './cartRequest.ts';

interface CartToOrder {
  readonly owner: CartOwner;
  readonly items: CartItems;
  /** The total that the screen showed, for the cart and its seats together. */
  readonly total: Cents;
  /** The first order of the same checkout. */
  readonly checkout?: number | undefined;
  /** Whether the next cart of the checkout follows, so that the mail waits for it. */
  readonly more?: boolean;
}

/** A reason why the cart can't be ordered that the person can solve. */
export interface Hindrance {
  readonly why: 'hold-expired' | 'address-missing' | 'answers-missing';
  /** The server's own message. */
  readonly message: string;
}

type PlacedOutcome =
  | { readonly kind: 'placed'; readonly oids: readonly number[] }
  | { readonly kind: 'price-changed'; readonly total: Cents }
  | { readonly kind: 'hindered'; readonly hindrance: Hindrance };

export type OrderOutcome = Exclude<PlacedOutcome, { kind: 'price-changed' }> | { readonly kind: 'declined' };

/**
 * Orders a whole cart, all or nothing. Asks for confirmation first when the price differs from the price on screen.
 * @throws {ApiFailure} for a failure that the person can't solve.
 */
export async function orderCart(
  cart: CartToOrder,
  askAgreement: (total: Cents) => Promise<boolean>,
): Promise<OrderOutcome> {
  const outcome = await placeOrder(cart);
  if (outcome.kind !== 'price-changed') return outcome;
  const { total } = outcome;
  return (await askAgreement(total)) ? orderCart({ ...cart, total }, askAgreement) : { kind: 'declined' };
}

/** @throws {ApiFailure} */
export async function placeOrder({
  owner,
  items,
  total,
  checkout,
  more = false,
}: CartToOrder): Promise<PlacedOutcome> {
  const request: OperationRequest<'place_order'> = {
    ...cartRequest(owner, items),
    total: eurosOf(total),
  };
  // The place in the checkout is left out: the same cart, sent again alone, is the same order.
  const idempotencyKey = browserCart.getState().orderKey(owner, request);
  const place = { ...(checkout !== undefined && { checkout }), ...(more && { more }) };
  try {
    const answer = await post('place_order', { ...request, ...place }, { idempotencyKey });
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

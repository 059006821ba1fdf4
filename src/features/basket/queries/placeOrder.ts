import { type Cents, eurosOf } from '#rules/money.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import type { LostPlaces } from '#schemas/refusal.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { parsePlacedOrder } from '#src/api/entities/orders/order.ts';
import type { Agreement } from '../state/askPerson.ts';
import { browserCart } from '../state/browserCart.ts';
import { type CartItems, isEmptyCart } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { withoutTariff } from '../state/changeItems.ts';
import { cartRequest } from './cartRequest.ts';

/** What the person agreed to. */
export interface ShownCart {
  /** The total of the cart and its seats together. */
  readonly total: Cents;
  /** What the button said to pay at once. */
  readonly payNow: Cents;
  /** The tariffs that stood on a waiting list. */
  readonly waiting: readonly number[];
}

export function shownCart({
  total,
  payNow,
  items,
}: Pick<CartInvoice, 'total' | 'payNow' | 'items'>): ShownCart {
  return { total, payNow, waiting: items.flatMap((item) => (item.isQueued ? (item.tariff ?? []) : [])) };
}

interface CartToOrder {
  readonly owner: CartOwner;
  readonly items: CartItems;
  readonly shown: ShownCart;
  /** The first order of the same checkout. */
  readonly checkout?: number | undefined;
  /** Whether the next cart of the checkout follows, so that the mail waits for it. */
  readonly more?: boolean;
}

/** A reason why the cart can't be ordered that the person can solve. */
export interface Hindrance {
  readonly why: 'hold-expired' | 'address-missing' | 'answers-missing' | 'unconfirmed';
  /** The server's own message. */
  readonly message: string;
}

/** The orders of a placed cart. */
export type Oids = readonly [number, ...number[]];

type PlacedOutcome =
  | { readonly kind: 'placed'; readonly oids: Oids }
  | { readonly kind: 'price-changed'; readonly total: Cents }
  | { readonly kind: 'place-lost'; readonly total: Cents; readonly lost: LostPlaces }
  | { readonly kind: 'hindered'; readonly hindrance: Hindrance };

type OrderOutcome =
  | Extract<PlacedOutcome, { kind: 'placed' | 'hindered' }>
  | { readonly kind: 'declined' }
  /** The person left out everything that was in the cart. */
  | { readonly kind: 'left-out' };

/**
 * Orders a whole cart, all or nothing. Asks first when the price differs from the price on screen, and when a place that was free on
 * screen is lost. Whoever is then left out, leaves the cart too.
 *
 * @throws {ApiFailure} for a failure that the person can't solve.
 */
export async function orderCart(cart: CartToOrder, agreement: Agreement): Promise<OrderOutcome> {
  const outcome = await placeOrder(cart);
  switch (outcome.kind) {
    case 'price-changed': {
      const { total } = outcome;
      if (!(await agreement.price(total))) return { kind: 'declined' };
      return orderCart({ ...cart, shown: { ...cart.shown, total } }, agreement);
    }
    case 'place-lost':
      return orderWithout(outcome, cart, agreement);
    default:
      return outcome;
  }
}

async function orderWithout(
  { lost, total }: Extract<PlacedOutcome, { kind: 'place-lost' }>,
  cart: CartToOrder,
  agreement: Agreement,
): Promise<OrderOutcome> {
  const tariffs = lost.people.map(({ tariff }) => tariff);
  switch (await agreement.place(lost, total)) {
    case 'stop':
      return { kind: 'declined' };
    case 'wait': {
      const shown = { ...cart.shown, total, waiting: [...cart.shown.waiting, ...tariffs] };
      return orderCart({ ...cart, shown }, agreement);
    }
    case 'leave-out': {
      const leaveOut = (from: CartItems) => tariffs.reduce(withoutTariff, from);
      const items = leaveOut(cart.items);
      if (isEmptyCart(items)) return { kind: 'left-out' };
      const outcome = await orderCart({ ...cart, items, shown: { ...cart.shown, total } }, agreement);
      // An ordered cart is emptied as a whole, when its screen is left.
      if (outcome.kind !== 'placed') browserCart.getState().change(cart.owner, leaveOut);
      return outcome;
    }
  }
}

/** @throws {ApiFailure} */
export async function placeOrder({
  owner,
  items,
  shown,
  checkout,
  more = false,
}: CartToOrder): Promise<PlacedOutcome> {
  const request: OperationRequest<'place_order'> = {
    ...cartRequest(owner, items),
    total: eurosOf(shown.total),
    waiting: [...new Set(shown.waiting)].toSorted((a, b) => a - b),
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
    case 'place-lost':
      if (refusal.total === undefined || !refusal.lost) return undefined;
      return { kind: 'place-lost', total: refusal.total, lost: refusal.lost };
    case 'hold-expired':
    case 'address-missing':
    case 'answers-missing':
    case 'unconfirmed':
      return {
        kind: 'hindered',
        hindrance: { why: refusal.code, message: refusal.errors[0] ?? '' },
      };
    default:
      return undefined;
  }
}

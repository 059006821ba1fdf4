import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { CartItems } from '../state/cartItems.ts';
import { useItemsOf } from '../state/useItemsOf.ts';
import { type PriceState, priceState } from '../view/priceState.ts';
import { type AnsweredInvoice, cartQuery, dropUnconfirmed, isCurrent } from './cartQuery.ts';
import { cartsInTurn } from './cartRequest.ts';

export interface PricedCart {
  readonly uid: number;
  readonly items: CartItems;
  /** The last answer, also while the price of a new selection loads and when it fails. */
  readonly invoice: AnsweredInvoice;
  readonly price: PriceState;
  /** The failure of the last attempt, until the next attempt starts. */
  readonly error: Error | null;
  readonly retry: () => void;
}

export type CartsState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly busy: boolean; readonly retry: () => void }
  | { readonly status: 'known'; readonly carts: readonly PricedCart[] };

/**
 * The carts of several people at one club, with the server's prices. Items that the server leaves out are removed from the
 * carts.
 */
export function useCarts(
  { nid: club, reductions }: Pick<Club, 'nid' | 'reductions'>,
  uids: readonly number[],
): CartsState {
  const queryClient = useQueryClient();
  const owned = useItemsOf(club, uids);
  const turns = cartsInTurn(owned, reductions.length > 0);
  const answers = useQueries({ queries: turns.map((cart) => cartQuery(queryClient, cart)) });
  useEffect(() => {
    for (const [place, answer] of answers.entries()) {
      const cart = owned[place];
      if (cart && answer.data && isCurrent(answer)) dropUnconfirmed(cart, answer.data);
    }
  });
  const failed = answers.find((answer) => answer.error && !answer.isFetching && !answer.data);
  if (failed?.error) {
    const retry = () => void failed.refetch();
    return { status: 'failed', error: failed.error, busy: failed.isRefetching, retry };
  }
  const carts = owned.flatMap(({ owner: { uid }, items }, place) => {
    const answer = answers[place];
    if (!answer?.data) return [];
    const error = answer.isFetching ? null : answer.error;
    const price = priceState(isCurrent(answer), error);
    return { uid, items, invoice: answer.data, price, error, retry: () => void answer.refetch() };
  });
  return carts.length === uids.length ? { status: 'known', carts } : { status: 'pending' };
}

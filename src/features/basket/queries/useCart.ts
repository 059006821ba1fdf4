import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { browserCart } from '../state/browserCart.ts';
import type { CartItems, ChangeItems } from '../state/cartItems.ts';
import { type CartOwner, cartItems } from '../state/cartStore.ts';
import { useCartItems } from '../state/useCartItems.ts';
import { type PriceState, priceState } from '../view/priceState.ts';
import { type AnsweredInvoice, cartQuery, dropUnconfirmed, isCurrent } from './cartQuery.ts';
import { cartsInTurn } from './cartRequest.ts';

/** One cart with the server's prices. Items that the server leaves out are removed from the cart. */
export function useCart({ club, uid }: CartOwner) {
  const items = useCartItems({ club, uid });
  const query = useQuery(cartQuery(useQueryClient(), { owner: { club, uid }, items }));
  const { data: invoice, isFetching } = query;
  const error = isFetching ? null : query.error;
  const isPriced = isCurrent(query);

  useEffect(() => {
    if (invoice && isPriced) dropUnconfirmed({ owner: { club, uid }, items }, invoice);
  }, [invoice, isPriced, items, club, uid]);

  return {
    items,
    /** The last answer, also while the price of a new selection loads and when it fails. */
    invoice,
    price: priceState(isPriced, error),
    /** The failure of the last attempt, until the next attempt starts. */
    error,
    isAsking: isFetching,
    retry: () => void query.refetch(),
    change: (change: ChangeItems) => browserCart.getState().change({ club, uid }, change),
  };
}

/** The cart of one member with the server's prices, as a part of the cart of the family. */
export interface MemberCart {
  readonly owner: CartOwner;
  readonly items: CartItems;
  /** The last answer, also while the price of a new selection loads and when it fails. */
  readonly invoice: AnsweredInvoice | undefined;
  readonly price: PriceState;
  /** The failure of the last attempt, until the next attempt starts. */
  readonly error: Error | null;
  readonly isAsking: boolean;
  readonly retry: () => void;
  readonly change: (change: ChangeItems) => void;
}

/** The carts of several members at one club. Items that the server leaves out are removed from the carts. */
export function useFamilyCart(
  { nid: club, reductions }: Pick<Club, 'nid' | 'reductions'>,
  uids: readonly number[],
): readonly MemberCart[] {
  const held = useStore(browserCart);
  const queryClient = useQueryClient();
  const owned = uids.map((uid) => ({ owner: { club, uid }, items: cartItems(held, { club, uid }) }));
  const turns = cartsInTurn(owned, reductions.length > 0);
  const answers = useQueries({ queries: turns.map((cart) => cartQuery(queryClient, cart)) });
  useEffect(() => {
    for (const [place, answer] of answers.entries()) {
      const cart = owned[place];
      if (cart && answer.data && isCurrent(answer)) dropUnconfirmed(cart, answer.data);
    }
  });
  return owned.flatMap(({ owner, items }, place): MemberCart[] => {
    const answer = answers[place];
    if (!answer) return [];
    const error = answer.isFetching ? null : answer.error;
    return [
      {
        owner,
        items,
        invoice: answer.data,
        price: priceState(isCurrent(answer), error),
        error,
        isAsking: answer.isFetching,
        retry: () => void answer.refetch(),
        change: (change) => held.change(owner, change),
      },
    ];
  });
}

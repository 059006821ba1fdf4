import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '../../failures/index.ts';
import { recheckSession } from '../../session/index.ts';
import { askPerson, type OrderQuestion } from '../state/askPerson.ts';
import type { CartItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { byTurn, cartKeyOf } from './cartRequest.ts';
import { emptyCart } from './holds.ts';
import { type Hindrance, type Oids, orderCart, type ShownCart } from './placeOrder.ts';
import { forgetOrdered, invalidateAfterOrder, useFollowOrder } from './useFollowOrder.ts';

type Ordering =
  | { readonly at: 'choosing' }
  | { readonly at: 'sending' }
  | { readonly at: 'failed'; readonly message: string }
  | { readonly at: 'hindered'; readonly hindrance: Hindrance }
  | { readonly at: 'asking'; readonly question: OrderQuestion };

/** Orders a cart that needs no form. */
export function useOrdering(owner: CartOwner) {
  const [ordering, setOrdering] = useState<Ordering>({ at: 'choosing' });
  const follow = useFollowOrder();
  const queryClient = useQueryClient();

  const agreement = askPerson((question) =>
    setOrdering(question ? { at: 'asking', question } : { at: 'sending' }),
  );
  const order = async (items: CartItems, shown: ShownCart) => {
    setOrdering({ at: 'sending' });
    try {
      const outcome = await orderCart({ owner, items, shown }, agreement);
      if (outcome.kind === 'placed')
        return await follow({
          ...{ club: owner.club, oids: outcome.oids, owners: [owner] },
          payNow: shown.payNow,
        });
      if (outcome.kind === 'left-out') emptyCart(owner);
      void queryClient.invalidateQueries({ queryKey: cartKeyOf(owner) });
      setOrdering(
        outcome.kind === 'hindered' ? { at: 'hindered', hindrance: outcome.hindrance } : { at: 'choosing' },
      );
    } catch (error) {
      setOrdering({ at: 'failed', message: failureText(error) });
      recheckSession(queryClient, error);
    }
  };
  return { ordering, order: (items: CartItems, shown: ShownCart) => void order(items, shown) };
}

type FamilyOrdering =
  | Exclude<Ordering, { readonly at: 'asking' }>
  /** `uid`: whose cart the question is about. */
  | { readonly at: 'asking'; readonly uid: number; readonly question: OrderQuestion };

interface CartToOrder {
  readonly owner: CartOwner;
  readonly items: CartItems;
  readonly shown: ShownCart;
}

/**
 * Orders the carts of a family one after the other, and leads to one confirmation. When a cart can't be ordered, the carts before
 * it are ordered and leave the screen, and the reason is shown.
 */
export function useFamilyOrdering() {
  const [ordering, setOrdering] = useState<FamilyOrdering>({ at: 'choosing' });
  const follow = useFollowOrder();
  const queryClient = useQueryClient();
  const agreementOn = ({ owner: { uid } }: CartToOrder) =>
    askPerson((question) => setOrdering(question ? { at: 'asking', uid, question } : { at: 'sending' }));

  const order = async (chosen: readonly CartToOrder[]) => {
    const carts = chosen.toSorted((one, other) =>
      byTurn({ ...one, uid: one.owner.uid }, { ...other, uid: other.owner.uid }),
    );
    setOrdering({ at: 'sending' });
    const placed: { readonly cart: CartToOrder; readonly oids: Oids }[] = [];
    const leftOut: CartOwner[] = [];
    let stopped: FamilyOrdering | undefined;
    for (const [index, cart] of carts.entries()) {
      try {
        const outcome = await orderCart(
          { ...cart, checkout: placed[0]?.oids[0], more: index < carts.length - 1 },
          agreementOn(cart),
        );
        if (outcome.kind === 'placed') placed.push({ cart, oids: outcome.oids });
        else if (outcome.kind === 'left-out') leftOut.push(cart.owner);
        else if (outcome.kind === 'hindered') stopped = { at: 'hindered', hindrance: outcome.hindrance };
        else stopped = { at: 'choosing' };
      } catch (error) {
        stopped = { at: 'failed', message: failureText(error) };
        recheckSession(queryClient, error);
      }
      if (stopped) break;
    }
    for (const owner of leftOut) emptyCart(owner);
    const [first, ...others] = placed;
    const owners = placed.map(({ cart }) => cart.owner);
    if (first && !stopped) {
      const payNow = placed.reduce((sum, { cart }) => sum + cart.shown.payNow, 0);
      const { club } = first.cart.owner;
      return follow({ club, oids: [...first.oids, ...others.flatMap(({ oids }) => oids)], owners, payNow });
    }
    if (first) invalidateAfterOrder(queryClient);
    for (const owner of owners) forgetOrdered(queryClient, owner);
    for (const { owner } of carts) void queryClient.invalidateQueries({ queryKey: cartKeyOf(owner) });
    setOrdering(stopped ?? { at: 'choosing' });
  };
  return { ordering, order: (carts: readonly CartToOrder[]) => void order(carts) };
}

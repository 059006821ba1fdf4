import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#src/features/failures/index.ts';
import { recheckSession } from '#src/features/session/index.ts';
import { askPerson, type OrderQuestion } from '../../state/askPerson.ts';
import type { CartItems } from '../../state/cartItems.ts';
import type { CartOwner } from '../../state/cartStore.ts';
import { cartKeyOf } from '../cartKeyOf.ts';
import { byTurn } from '../cartRequest.ts';
import { forgetOrdered, invalidateAfterOrder } from '../ordering/invalidateAfterOrder.ts';
import { type Oids, orderCart, type ShownCart } from '../ordering/placeOrder.ts';
import { useFollowOrder } from '../ordering/useFollowOrder.ts';
import type { Ordering } from '../ordering/useOrdering.ts';
import { emptyCart } from '../useEmptying.ts';

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
      return follow({ oids: [...first.oids, ...others.flatMap(({ oids }) => oids)], owners, payNow });
    }
    if (first) invalidateAfterOrder(queryClient);
    for (const owner of owners) forgetOrdered(queryClient, owner);
    for (const { owner } of carts) void queryClient.invalidateQueries({ queryKey: cartKeyOf(owner) });
    setOrdering(stopped ?? { at: 'choosing' });
  };
  return { ordering, order: (carts: readonly CartToOrder[]) => void order(carts) };
}

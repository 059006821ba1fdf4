import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failureText } from '#src/features/failures/index.ts';
import { recheckSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { askPerson, type OrderQuestion } from '../../state/askPerson.ts';
import type { CartItems } from '../../state/cartItems.ts';
import type { CartOwner } from '../../state/cartStore.ts';
import { cartKeyOf } from '../cartKeyOf.ts';
import { byTurn } from '../cartRequest.ts';
import { forgetOrdered, invalidateAfterOrder } from '../invalidateAfterOrder.ts';
import { orderCart, type ShownCart } from '../placeOrder.ts';
import { emptyCart } from '../useEmptying.ts';
import type { Ordering } from '../useOrdering.ts';

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
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const agreementOn = ({ owner: { uid } }: CartToOrder) =>
    askPerson((question) => setOrdering(question ? { at: 'asking', uid, question } : { at: 'sending' }));

  const order = async (chosen: readonly CartToOrder[]) => {
    const carts = chosen.toSorted((one, other) => byTurn(one.owner, other.owner));
    setOrdering({ at: 'sending' });
    const placed: { readonly owner: CartOwner; readonly oids: readonly number[] }[] = [];
    const leftOut: CartOwner[] = [];
    let stopped: FamilyOrdering | undefined;
    for (const [index, cart] of carts.entries()) {
      try {
        const outcome = await orderCart(
          { ...cart, checkout: placed[0]?.oids[0], more: index < carts.length - 1 },
          agreementOn(cart),
        );
        if (outcome.kind === 'placed') placed.push({ owner: cart.owner, oids: outcome.oids });
        else if (outcome.kind === 'left-out') leftOut.push(cart.owner);
        else if (outcome.kind === 'hindered') stopped = { at: 'hindered', hindrance: outcome.hindrance };
        else stopped = { at: 'choosing' };
      } catch (error) {
        stopped = { at: 'failed', message: failureText(error) };
        recheckSession(queryClient, error);
      }
      if (stopped) break;
    }
    if (placed.length > 0) invalidateAfterOrder(queryClient);
    const isDone = !stopped && placed.length > 0;
    if (isDone) await navigate(hrefs.confirmation(placed.flatMap(({ oids }) => oids)));
    for (const { owner } of placed) forgetOrdered(queryClient, owner);
    for (const owner of leftOut) emptyCart(owner);
    if (isDone) return;
    for (const { owner } of carts) void queryClient.invalidateQueries({ queryKey: cartKeyOf(owner) });
    setOrdering(stopped ?? { at: 'choosing' });
  };
  return { ordering, order: (carts: readonly CartToOrder[]) => void order(carts) };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#src/features/failures/index.ts';
import { recheckSession } from '#src/features/session/index.ts';
import { askPerson, type OrderQuestion } from '../../state/askPerson.ts';
import type { CartItems } from '../../state/cartItems.ts';
import type { CartOwner } from '../../state/cartStore.ts';
import { cartKeyOf } from '../cartKeyOf.ts';
import { emptyCart } from '../useEmptying.ts';
import { type Hindrance, orderCart, type ShownCart } from './placeOrder.ts';
import { useFollowOrder } from './useFollowOrder.ts';

export type Ordering =
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
        return await follow({ oids: outcome.oids, owners: [owner], payNow: shown.payNow });
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

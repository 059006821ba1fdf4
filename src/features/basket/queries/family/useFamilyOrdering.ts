import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cents } from '#rules/money.ts';
import { failureText } from '#src/features/failures/index.ts';
import { recheckSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { askPrice, type PriceQuestion } from '../../state/askPrice.ts';
import type { CartItems } from '../../state/cartItems.ts';
import type { CartOwner } from '../../state/cartStore.ts';
import { cartKeyOf } from '../cartKeyOf.ts';
import { byTurn } from '../cartRequest.ts';
import { forgetOrdered, invalidateAfterOrder } from '../invalidateAfterOrder.ts';
import { orderCart } from '../placeOrder.ts';
import type { Ordering } from '../useOrdering.ts';

type FamilyOrdering =
  | Exclude<Ordering, { readonly at: 'asking' }>
  /** `before` is the total of the cart whose price changed. */
  | ({ readonly at: 'asking'; readonly before: Cents } & PriceQuestion);

interface CartToOrder {
  readonly owner: CartOwner;
  readonly items: CartItems;
  /** The total that the screen showed. */
  readonly total: Cents;
}

/**
 * Orders the carts of a family one after the other, and leads to one confirmation. When a cart can't be ordered, the carts before
 * it are ordered and leave the screen, and the reason is shown.
 */
export function useFamilyOrdering() {
  const [ordering, setOrdering] = useState<FamilyOrdering>({ at: 'choosing' });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const askAgreement = ({ total: before }: CartToOrder) =>
    askPrice((question) => setOrdering(question ? { at: 'asking', before, ...question } : { at: 'sending' }));

  const order = async (chosen: readonly CartToOrder[]) => {
    const carts = chosen.toSorted((one, other) => byTurn(one.owner, other.owner));
    setOrdering({ at: 'sending' });
    const placed: { readonly owner: CartOwner; readonly oids: readonly number[] }[] = [];
    let stopped: FamilyOrdering | undefined;
    for (const [index, cart] of carts.entries()) {
      try {
        const outcome = await orderCart(
          { ...cart, checkout: placed[0]?.oids[0], more: index < carts.length - 1 },
          askAgreement(cart),
        );
        if (outcome.kind === 'placed') placed.push({ owner: cart.owner, oids: outcome.oids });
        else if (outcome.kind === 'hindered') stopped = { at: 'hindered', hindrance: outcome.hindrance };
        else stopped = { at: 'choosing' };
      } catch (error) {
        stopped = { at: 'failed', message: failureText(error) };
        recheckSession(queryClient, error);
      }
      if (stopped) break;
    }
    if (placed.length > 0) invalidateAfterOrder(queryClient);
    if (!stopped) await navigate(hrefs.confirmation(placed.flatMap(({ oids }) => oids)));
    for (const { owner } of placed) forgetOrdered(queryClient, owner);
    if (!stopped) return;
    for (const { owner } of carts) void queryClient.invalidateQueries({ queryKey: cartKeyOf(owner) });
    setOrdering(stopped);
  };
  return { ordering, order: (carts: readonly CartToOrder[]) => void order(carts) };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { isUnknownOperation } from '#src/api/isUnknownOperation.ts';
import { failureText } from '../../failures/index.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { cartKeyOf } from './cartQuery.ts';

/** A backend without extensions holds what has ended again as soon as the cart is asked for, which happens afterwards. */
async function extendHold({ club, uid }: CartOwner, wasOver: boolean): Promise<void> {
  try {
    await post('extend_hold', { club, uid });
  } catch (error) {
    if (!wasOver || !isUnknownOperation(error)) throw error;
  }
}

/**
 * Holds everything in a cart for another while; what ran out is held again where it is still free.
 *
 * @param isOver What is held has ended: why it couldn't be extended before that is of no use any more.
 */
export function useExtendHold(owner: CartOwner, isOver: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (wasOver: boolean) => extendHold(owner, wasOver),
    // Refused too: what is held by now, the cart's own answer says.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: cartKeyOf(owner) }),
        queryClient.invalidateQueries({ queryKey: ['seat-plan', owner.club] }),
      ]),
  });
  return {
    extend: () => mutate(isOver),
    isExtending: isPending,
    wasExtended: isSuccess,
    /** Why it failed, until it is tried again; '' where it didn't. */
    problem: error && variables === isOver ? failureText(error) : '',
  };
}

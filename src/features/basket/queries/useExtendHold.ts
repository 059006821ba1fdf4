import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '#src/api/call.ts';
import { isUnknownOperation } from '#src/api/isUnknownOperation.ts';
import { failureText } from '../../failures/index.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { cartKeyOf } from './cartRequest.ts';

/**
 * Extends the hold. A backend without `extend_hold` renews an expired hold when the cart is priced again, which happens
 * afterwards.
 */
async function extendHold({ club, uid }: CartOwner, wasOver: boolean): Promise<void> {
  try {
    await post('extend_hold', { club, uid });
  } catch (error) {
    if (!wasOver || !isUnknownOperation(error)) throw error;
  }
}

/**
 * Extends the hold of everything in a cart. What expired is held again where it is still free.
 *
 * @param isOver Whether the hold has expired. An error from before that moment is no longer shown.
 */
export function useExtendHold(owner: CartOwner, isOver: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    mutationFn: (wasOver: boolean) => extendHold(owner, wasOver),
    // Also after a refusal: the cart's own answer says what is still held.
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
    /** The error of the last attempt, until the next attempt; '' when there is none. */
    problem: error && variables === isOver ? failureText(error) : '',
  };
}

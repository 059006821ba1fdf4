import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../../api/call.ts';
import { failureText } from '../../failures/index.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { cartKeyOf } from './cartQuery.ts';

/**
 * Holds everything in a cart for another while; what ran out is held again where it is still free.
 *
 * @param isOver What is held has ended: why it couldn't be extended before that is of no use any more.
 */
export function useExtendHold(owner: CartOwner, isOver: boolean) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables } = useMutation({
    // Only remembered: the server knows by itself what has ended.
    mutationFn: (_wasOver: boolean) => post('extend_hold', { club: owner.club, uid: owner.uid }),
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

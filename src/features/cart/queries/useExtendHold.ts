import { useMutation, useQueryClient } from '@tanstack/react-query';
import { post } from '../../../api/call.ts';
import { cartTexts as texts } from '../../../texts/nl/cart.ts';
import { failureText } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { cartKeyOf } from './cartQuery.ts';

/** Holds everything in a cart for another while; what ran out is held again where it is still free. */
export function useExtendHold(owner: CartOwner) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => post('extend_hold', { club: owner.club, uid: owner.uid }),
    onError: (error) =>
      showNotice({ tone: 'danger', title: texts.hold.failedTitle, message: failureText(error) }),
    // Refused too: what is held by now, the cart's own answer says.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: cartKeyOf(owner) }),
        queryClient.invalidateQueries({ queryKey: ['seat-plan', owner.club] }),
      ]),
  });
  return { extend: () => mutate(), isExtending: isPending, wasExtended: isSuccess };
}

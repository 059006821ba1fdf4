import type { QueryClient } from '@tanstack/react-query';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { showNotice } from '../../notices/index.ts';
import { browserCart } from '../state/browserCart.ts';
import type { CartItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { confirmedItems } from '../view/confirmedItems.ts';
import { type AnsweredInvoice, cartQuery } from './cartQuery.ts';

interface HeldCart {
  readonly owner: CartOwner;
  readonly items: CartItems;
}

/**
 * Removes from the local cart what the server left out of its answer. The answer is cached for the smaller cart too, so that
 * the feedback line with the reason stays visible.
 */
export function dropUnconfirmed(
  queryClient: QueryClient,
  { owner, items }: HeldCart,
  invoice: AnsweredInvoice,
): void {
  const kept = confirmedItems(items, invoice, owner.uid);
  if (kept === items) return;
  if (kept.vouchers.length < items.vouchers.length) {
    showNotice({ tone: 'warning', title: texts.voucherRejectedTitle, message: texts.voucherRejected });
  }
  queryClient.setQueryData(cartQuery({ owner, items: kept }).queryKey, invoice);
  browserCart.getState().change(owner, () => kept);
}

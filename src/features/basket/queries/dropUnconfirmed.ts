import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { showNotice } from '../../notices/index.ts';
import { browserCart } from '../state/browserCart.ts';
import type { CartItems } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';
import { confirmedItems } from '../view/confirmedItems.ts';

interface HeldCart {
  readonly owner: CartOwner;
  readonly items: CartItems;
}

/**
 * Removes from the local cart what the server left out of its answer. The query of the smaller cart starts with that answer
 * (`cartQuery`), so that the feedback line with the reason stays visible.
 */
export function dropUnconfirmed({ owner, items }: HeldCart, invoice: CartInvoice): void {
  const kept = confirmedItems(items, invoice, owner.uid);
  if (kept === items) return;
  if (kept.vouchers.length < items.vouchers.length) {
    showNotice({ tone: 'warning', title: texts.voucherRejectedTitle, message: texts.voucherRejected });
  }
  browserCart.getState().tidy(owner, () => kept);
}

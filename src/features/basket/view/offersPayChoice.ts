import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';

/** Whether the club lets the buyer of a cart choose how to pay. */
export function offersPayChoice({ invoice }: { readonly invoice: CartInvoice }): boolean {
  const { hasPaymentOptions, canPayByPass, hasUitpas, hasVouchers } = invoice;
  return hasPaymentOptions || canPayByPass || hasUitpas || hasVouchers;
}

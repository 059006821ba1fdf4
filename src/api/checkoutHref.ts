import { operationUrl } from './operationUrl.ts';

/** What to pay. */
export interface WantedPayment {
  readonly oid: number;
  /** Whether to pay the next instalment before its due day, when nothing is due yet. */
  readonly isEarly?: boolean;
  /** Whether to pay the other orders of the same checkout along. */
  readonly isTogether?: boolean;
}

/** The address of an order's checkout, which the browser itself opens (specification 7). */
export function checkoutHref({ oid, isEarly = false, isTogether = false }: WantedPayment): string {
  return operationUrl('redirect_to_mollie_payment', {
    oid,
    ...(isEarly && { early: true }),
    ...(isTogether && { together: true }),
  });
}

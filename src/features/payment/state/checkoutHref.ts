import { operationUrl } from '#src/api/operationUrl.ts';

/**
 * The address of an order's checkout, which the browser itself opens (specification 7).
 *
 * @param isEarly - pays the next instalment before its due day, when nothing is due yet
 */
export function checkoutHref(oid: number, isEarly = false): string {
  return operationUrl('redirect_to_mollie_payment', { oid, ...(isEarly && { early: true }) });
}

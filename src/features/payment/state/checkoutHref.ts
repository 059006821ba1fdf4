import { operationUrl } from '#src/api/operationUrl.ts';

/**
 * Leads on to where an order is paid; the browser opens it itself (specification 7).
 *
 * @param isEarly - where nothing is due yet, its next part is paid before its day
 */
export function checkoutHref(oid: number, isEarly = false): string {
  return operationUrl('redirect_to_mollie_payment', { oid, ...(isEarly && { early: true }) });
}

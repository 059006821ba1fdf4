import { operationUrl } from '../../../api/operationUrl.ts';

/** Leads on to where an order is paid; the browser opens it itself (specification 7). */
export function checkoutHref(oid: number): string {
  return operationUrl('redirect_to_mollie_payment', { oid });
}

/**
 * The structured communication of a Belgian transfer, `+++000/0000/00000+++`: ten digits of the order number and two check
 * digits. The check digits are the remainder by 97, or 97 when nothing remains.
 */
export function transferReference(oid: number): string {
  const check = oid % 97 || 97;
  const digits = String(oid).padStart(10, '0') + String(check).padStart(2, '0');
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}

/**
 * Reads a structured communication as a bank statement or a person writes it: with `+`, `*`, slashes, dots, spaces or nothing.
 *
 * @returns the order number; `mistyped` when the check digits are wrong; undefined for any other text
 */
export function readTransferReference(text: string): number | 'mistyped' | undefined {
  const digits = text.replace(/[\s+*/.-]/g, '');
  if (!/^\d{12}$/.test(digits)) return undefined;
  const oid = Number(digits.slice(0, 10));
  return oid > 0 && Number(digits.slice(10)) === (oid % 97 || 97) ? oid : 'mistyped';
}

/** The reference of an order: that of the first order of its checkout, so that a family pays with one transfer. */
export function referenceOf(order: { readonly oid: number; readonly checkoutOid: number | null }): string {
  return transferReference(order.checkoutOid ?? order.oid);
}

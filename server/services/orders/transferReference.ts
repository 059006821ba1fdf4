/**
 * The structured communication of a transfer, `+++000/0000/00000+++`: ten digits of the order and two that check them,
 * the remainder by 97 (97 where nothing remains).
 */
export function transferReference(oid: number): string {
  const check = oid % 97 || 97;
  const digits = String(oid).padStart(10, '0') + String(check).padStart(2, '0');
  return `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;
}

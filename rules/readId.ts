/**
 * The largest id. Every id column has PostgreSQL's type `integer`, which ends at 2,147,483,647: a query for a larger number
 * fails instead of finding no row. The contract in `schemas/scalars.ts` has the same bound.
 */
export const largestId = 2_147_483_647;

/**
 * Reads the id (a nid, uid, oid or other row number) in a path, a query or a code. Only its one decimal notation counts: no
 * sign, no leading zero, no blank, and no digits of other scripts.
 *
 * @returns undefined for any text that no row can have as its id
 */
export function readId(text: string | null | undefined): number | undefined {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= largestId ? id : undefined;
}

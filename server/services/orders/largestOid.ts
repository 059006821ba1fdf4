/** The largest number that the oid column holds; no order can exist beyond it. */
export const largestOid = 2_147_483_647;

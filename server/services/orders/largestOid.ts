/** The largest number that an oid's column holds: nothing beyond it can exist. */
export const largestOid = 2_147_483_647;

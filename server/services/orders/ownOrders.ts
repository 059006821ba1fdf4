import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { orders } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

/** Selects orders for somebody of the caller's family, and orders that the caller placed. */
export function isOwnOrder(caller: Caller): SQL | undefined {
  return or(inArray(orders.uid, [...caller.family]), eq(orders.placedBy, caller.uid));
}

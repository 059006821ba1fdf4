import type { OrderItem } from '#schemas/entities/order.ts';
import type { CartLine } from '../../cart/pricedCart.ts';
import { holdKey, type InstantHolds } from '../../cart/syncInstantHolds.ts';
import { toOrderLine } from '../toOrderLine.ts';
import { toWireCartLine } from '../toWireCartLine.ts';

/**
 * Converts a line of a priced cart, with its hold and its seat.
 *
 * @param expiries End of the hold of each instant line, by `holdKey`
 */
export function toWireItem(line: CartLine, expiries: InstantHolds['expiries'] = new Map()): OrderItem {
  return toWireCartLine(toOrderLine(line), heldOf(line, expiries));
}

function heldOf(line: CartLine, expiries: InstantHolds['expiries']) {
  switch (line.type) {
    case 'tariff':
      return { isInstant: line.isInstant && !line.isQueued, expiresAt: expiries.get(holdKey(line)) };
    case 'seat':
      return { place: line.place, expiresAt: line.heldUntil };
    default:
      return {};
  }
}

import { eurosOf } from '../../../rules/money.ts';
import type { OrderItem } from '../../../schemas/entities/order.ts';
import type { CartLine } from './priceCart.ts';

/** The key of the section that holds one person's items. */
export function sectionOf(uid: number): string {
  return `user-${uid}`;
}

export function toWireCartLine(line: Omit<CartLine, 'isTicket'>): OrderItem {
  return {
    nid: line.tariffNid,
    queue_nid: line.isQueued ? line.tariffNid : null,
    uid: line.uid,
    description: line.description,
    unit_cost: eurosOf(line.unitCostCents),
    qty: line.qty,
    type: 'tariff',
    discount: eurosOf(line.discountCents),
    has_instant: false,
    course: line.courseNid,
    tariff: line.tariffNid,
    section: sectionOf(line.uid),
  };
}

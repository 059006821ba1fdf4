import type { orderLines } from '../../db/schema.ts';
import type { CartLine } from '../cart/pricedCart.ts';

type OrderLine = Omit<typeof orderLines.$inferSelect, 'oid' | 'position' | 'creditedCents' | 'cancelledAt'>;

/** Converts a line of a cart to the row that is stored with the order. */
export function toOrderLine(line: CartLine): OrderLine {
  const { type, uid, description, qty, unitCostCents, discountCents } = line;
  return {
    ...{ type, uid, description, qty, unitCostCents, discountCents },
    reductions: [...(line.reductions ?? [])],
    itemNid: itemOf(line),
    courseNid: 'courseNid' in line ? line.courseNid : null,
    tariffNid: 'tariffNid' in line ? line.tariffNid : null,
    sessionNid: line.type === 'tariff' ? (line.sessionNid ?? null) : null,
    isQueued: line.type === 'tariff' && line.isQueued,
    qtyBackordered: line.type === 'product' ? line.qtyBackordered : 0,
  };
}

function itemOf(line: CartLine): number | null {
  switch (line.type) {
    case 'tariff':
      return line.tariffNid;
    case 'service':
      return line.serviceNid;
    case 'pass':
      return line.passNid;
    case 'product':
      return line.variantNid;
    case 'seat':
      return line.seatNid ?? line.standNid;
    case 'prepaid':
      return line.cardId;
    case 'rounding':
      return null;
  }
}

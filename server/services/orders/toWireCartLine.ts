import { eurosOf } from '#rules/money.ts';
import type { LineReduction } from '#rules/reductions/clubReduction.ts';
import type { OrderItem } from '#schemas/entities/orders/order.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { orderLines } from '../../db/schema.ts';

/** The columns of a line, of a cart or of an order, that the wire shows. */
type ShownLine = Pick<
  typeof orderLines.$inferSelect,
  | 'type'
  | 'uid'
  | 'itemNid'
  | 'courseNid'
  | 'tariffNid'
  | 'sessionNid'
  | 'isQueued'
  | 'description'
  | 'unitCostCents'
  | 'discountCents'
  | 'reductions'
  | 'qty'
  | 'qtyBackordered'
>;

/** Facts that the row of a line doesn't hold: whether the line is instant, when its hold ends, and where its seat is. */
interface HeldLine {
  readonly isInstant?: boolean;
  readonly expiresAt?: Date | undefined;
  readonly place?: string | undefined;
}

/** The key of the section that holds one person's items. */
export function sectionOf(uid: number): string {
  return `user-${uid}`;
}

export function toWireCartLine(line: ShownLine, held: HeldLine = {}): OrderItem {
  return {
    nid: line.itemNid ?? 0,
    queue_nid: line.isQueued ? line.tariffNid : null,
    uid: line.uid,
    description: line.description,
    unit_cost: eurosOf(line.unitCostCents),
    qty: line.qty,
    type: line.type,
    discount: eurosOf(line.discountCents),
    ...(line.reductions.length > 0 && { reductions: line.reductions.map(toWireReduction) }),
    has_instant: held.isInstant ?? false,
    course: line.courseNid,
    tariff: line.tariffNid,
    reserved_session: line.sessionNid,
    ...(line.type === 'service' && { service: line.itemNid }),
    ...(line.type === 'product' && { qty_backorder: line.qtyBackordered }),
    ...(held.place !== undefined && { meta: { seat: held.place } }),
    ...(held.expiresAt && { expires: unixSecondsOf(held.expiresAt) }),
    section: sectionOf(line.uid),
  };
}

function toWireReduction({ name, cents }: LineReduction): { name: string; amount: number } {
  return { name, amount: eurosOf(cents) };
}

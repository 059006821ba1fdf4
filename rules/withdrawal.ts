import { dayInSeconds } from './duration.ts';

/**
 * The right of withdrawal of a distance contract: 14 days from the delivery (article VI.47 of the Belgian code of economic law). None
 * applies to leisure on set dates (article VI.53, 12°). Decision: docs/decisions/0135-withdrawal-from-an-order.md
 */

interface OrderedLine {
  readonly type: string;
  /** The part that is delivered later. */
  readonly backordered: number;
}

/** Goods are sent or handed over. A pass has no set dates, so the exception for leisure does not cover it. */
const withdrawableTypes = ['product', 'pass'];
/** Lessons, activities and tickets. */
const datedTypes = ['tariff', 'seat', 'service'];

/** Days after the order in which the portal takes a withdrawal. The day of the delivery is unknown, so 16 days are added to the 14. */
const days = 30;
/** The same for an order of which a part is delivered later. */
const daysOfBackorder = 180;

export function isWithdrawable({ type }: Pick<OrderedLine, 'type'>): boolean {
  return withdrawableTypes.includes(type);
}

/** Which rights an order has: withdrawal from goods, no withdrawal from leisure on set dates, or both for a mixed order. */
export function withdrawalRights(lines: readonly Pick<OrderedLine, 'type'>[]): {
  readonly hasGoods: boolean;
  readonly hasDated: boolean;
} {
  return {
    hasGoods: lines.some(isWithdrawable),
    hasDated: lines.some(({ type }) => datedTypes.includes(type)),
  };
}

/** The last moment of a withdrawal in the portal, in unix seconds; undefined when the order has nothing to withdraw from. */
export function withdrawalUntil(placed: number, lines: readonly OrderedLine[]): number | undefined {
  const goods = lines.filter(isWithdrawable);
  if (goods.length === 0) return undefined;
  const open = goods.some(({ backordered }) => backordered > 0) ? daysOfBackorder : days;
  return placed + open * dayInSeconds;
}

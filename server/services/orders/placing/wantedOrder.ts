import type { Cents } from '#rules/money.ts';
import type { SelectionToPrice } from '../pricing/facts/cartFacts.ts';

/** A cart that is to be ordered. */
export interface WantedOrder extends SelectionToPrice {
  readonly placedBy: number;
  /** The total that the person saw and agreed to, for the cart and the seats together. */
  readonly shownTotalCents: Cents;
  /** The tariffs that the person saw on a waiting list; undefined where the client doesn't say. */
  readonly knownWaiting?: readonly number[];
  /** The first order of the same checkout. */
  readonly checkoutOid?: number;
  /**
   * When the mail about the order is sent. It waits where a next cart of the checkout follows; there is none for somebody
   * without an address.
   */
  readonly mail: 'now' | 'with the next cart' | 'none';
}

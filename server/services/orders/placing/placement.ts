import { fillIn } from '@clubpoort/form-engine/headless';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { PricedCart } from '../../cart/pricedCart.ts';
import type { WantedOrder } from './wantedOrder.ts';

/** An order that is being placed: it exists, and now takes what its lines say. */
export interface Placement {
  readonly wanted: WantedOrder;
  readonly cart: PricedCart;
  readonly oid: number;
  readonly now: Date;
}

/** Whatever was decided before: a row that has no more of something gives none, and then nothing is ordered at all. */
export function requireTaken(taken: readonly unknown[], line: { readonly description: string }): void {
  if (taken.length === 0) throw refusals.notAvailable(fillIn(nl.cart.gone, { line: line.description }));
}

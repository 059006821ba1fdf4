import { fillIn } from '@clubpoort/form-engine/headless';
import { refusals } from '#server/http/refused.ts';
import type { PricedCart } from '#server/services/cart/pricedCart.ts';
import { nl } from '#server/texts/nl.ts';
import type { WantedOrder } from '../wantedOrder.ts';

/** An order that is being placed: its row exists, and it now takes what its lines say. */
export interface Placement {
  readonly wanted: WantedOrder;
  readonly cart: PricedCart;
  readonly oid: number;
  readonly now: Date;
}

/** Refuses the whole order when an update found too little left, whatever was decided before. */
export function requireTaken(taken: readonly unknown[], line: { readonly description: string }): void {
  if (taken.length === 0) throw refusals.notAvailable(fillIn(nl.cart.gone, { line: line.description }));
}

import { type Cents, eurosOf } from '#rules/money.ts';
import type { Context } from '../../context.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { PricedCart } from '../cart/pricedCart.ts';
import { issueInvoice } from '../documents/issueDocuments.ts';
import { endHoldWindows } from '../holds/holdWindows.ts';
import { insertOrder } from './placing/insertOrder.ts';
import { lockCart } from './placing/lockCart.ts';
import { newOrderFacts } from './placing/newOrderFacts.ts';
import { refuseEndedHolds } from './placing/refuseEndedHolds.ts';
import { refuseLostPlaces } from './placing/refuseLostPlaces.ts';
import { refuseWhatIsMissing } from './placing/refuseWhatIsMissing.ts';
import { takeGoods } from './placing/taking/takeGoods.ts';
import { type MadeInvite, takePartners } from './placing/taking/takePartners.ts';
import { takeSeats } from './placing/taking/takeSeats.ts';
import { takeTariffs } from './placing/taking/takeTariffs.ts';
import type { WantedOrder } from './placing/wantedOrder.ts';
import { priceSelection } from './pricing/priceSelection.ts';
import { insertUitpasSales } from './uitpas/insertUitpasSales.ts';

export interface PlacedCart {
  readonly oid: number;
  /** The invitations that must be mailed to partners. */
  readonly invites: readonly MadeInvite[];
}

/**
 * Orders a cart inside the caller's transaction: all or nothing. Locks everything that the order could take first, in one order
 * for all requests. Later decisions and prices can't change any more.
 */
export async function placeOrder(
  { db: tx, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  read: WantedOrder,
): Promise<PlacedCart> {
  const wanted = await lockCart(tx, read);
  const now = clock.now();
  const held = await refuseEndedHolds({ db: tx, clock }, wanted);
  const cart = await priceSelection({ db: tx, clock }, wanted);
  refuseLostPlaces(wanted, cart);
  const [refusal] = cart.feedback;
  if (refusal !== undefined) throw refusals.notAvailable(refusal);
  if (cart.lines.length === 0) throw refusals.notAvailable(nl.refusals.emptyCart);
  if (cart.totalCents !== wanted.shownTotalCents) throw priceChanged(cart.totalCents);
  await refuseWhatIsMissing({ db: tx, clock }, { wanted, lines: cart.lines });
  const inserted = await insertOrder({ db: tx, portalOrigin }, { wanted, cart, now });
  const placement = { wanted, cart, now, oid: inserted.order.oid };
  await insertUitpasSales(tx, placement);
  await takeTariffs(tx, placement);
  const invites = await takePartners(tx, placement);
  await takeGoods(tx, placement);
  await takeSeats(tx, placement, held);
  await endHoldWindows(tx, wanted.heldBy, coursesOf(cart));
  // Last, because it locks the numbers of the club until the order is committed.
  if (cart.totalCents > 0) await issueInvoice(tx, await newOrderFacts(tx, wanted, inserted), now);
  return { oid: placement.oid, invites };
}

function coursesOf({ lines }: PricedCart): number[] {
  return lines.flatMap((line) => (line.type === 'tariff' || line.type === 'seat' ? [line.courseNid] : []));
}

function priceChanged(totalCents: Cents): Refused {
  return new Refused(409, {
    errors: [nl.refusals.priceChanged],
    code: 'price-changed',
    total: eurosOf(totalCents),
  });
}

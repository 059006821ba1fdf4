import { and, eq, gte, isNull } from 'drizzle-orm';
import { centsOf } from '#rules/money.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '#server/context.ts';
import { orders } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { type CartSelection, readProducts } from '../../cart/cartSelection.ts';
import { requireClub } from '../../clubs/clubs.ts';
import type { Caller } from '../../sessions/caller.ts';
import { loadGoods, type OfferedProduct } from '../../webshop/loadProducts.ts';
import { productLines } from '../pricing/lines/productLines.ts';
import { loadCartSelection } from '../pricing/loadCartSelection.ts';
import { refuseVoucherGuesses, type VoucherGuesses } from '../pricing/refuseVoucherGuesses.ts';
import { askRegister } from '../uitpas/askRegister.ts';
import type { WantedOrder } from './wantedOrder.ts';

/** Maximum time between the first and the last order of a checkout, in milliseconds. */
const checkoutLasts = 60 * 60 * 1000;

interface Checkout {
  /** The first order of the checkout. */
  readonly oid: number;
  readonly placedBy: number;
  readonly clubNid: number;
}

/** Refuses a checkout of somebody else, of another club, of another day, or one that is itself part of a checkout. */
async function requireOwnCheckout(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { oid, placedBy, clubNid }: Checkout,
): Promise<void> {
  const begun = new Date(clock.now().getTime() - checkoutLasts);
  const [first] = await db
    .select({ oid: orders.oid })
    .from(orders)
    .where(
      and(
        eq(orders.oid, oid),
        eq(orders.placedBy, placedBy),
        eq(orders.clubNid, clubNid),
        isNull(orders.checkoutOid),
        gte(orders.placedAt, begun),
      ),
    );
  if (!first) throw refusals.notFound(nl.refusals.orderNotFound);
}

type Request = OperationRequest<'place_order'>;

/** Reads the request of an order. Refuses goods that are gone, and somebody who guesses voucher codes. */
export async function readOrder(
  context: Pick<Context, 'db' | 'clock' | 'together' | 'uitpas'> & VoucherGuesses,
  { caller, request }: { readonly caller: Caller; readonly request: Request },
): Promise<WantedOrder> {
  const wanted = { clubNid: request.club, uid: request.uid, products: readProducts(request.products) };
  const goods = await refuseWhatIsGone(context, wanted);
  const club = await requireClub(context.db, { nid: request.club }, caller);
  const selection = await loadCartSelection(context, request, { club, caller });
  await refuseVoucherGuesses(context, selection);
  await askRegister(context, selection);
  const seats = seatsOf(request);
  const { checkout, more = false, waiting } = request;
  if (checkout !== undefined)
    await requireOwnCheckout(context, { oid: checkout, placedBy: caller.uid, clubNid: club.nid });
  return {
    ...selection,
    goods,
    placedBy: caller.uid,
    shownTotalCents: centsOf(request.total),
    ...(seats && { seats }),
    ...(waiting && { knownWaiting: waiting }),
    ...(checkout !== undefined && { checkoutOid: checkout }),
    mail: mailOf(caller, more),
  };
}

/** @param more - a next cart of the checkout follows */
export function mailOf({ hasMail }: Caller, more: boolean): WantedOrder['mail'] {
  if (!hasMail) return 'none';
  return more ? 'with the next cart' : 'now';
}

function seatsOf({ event, seats }: Request) {
  if (event === undefined && seats === undefined) return undefined;
  if (event === undefined || seats === undefined)
    throw refusals.invalidRequest(['event and seats go together']);
  return { event, places: seats };
}

/**
 * Refuses goods that are not available before the order asks or locks anything else. Latecomers for the last shirt then don't
 * wait for the lock of its buyers, and simultaneous requests share one query. What passes is judged again under the lock; what
 * is refused here would be refused there in the same words.
 * @returns the products of the club with the wanted variants
 */
async function refuseWhatIsGone(
  { db, together }: Pick<Context, 'db' | 'together'>,
  wanted: { readonly clubNid: number; readonly uid: number; readonly products: CartSelection['products'] },
): Promise<readonly OfferedProduct[]> {
  if (wanted.products.length === 0) return [];
  const nids = wanted.products.map(({ variantNid }) => variantNid).sort((a, b) => a - b);
  const { clubNid } = wanted;
  const key = `goods ${clubNid} ${nids.join()}`;
  const products = await together(key, () => loadGoods(db, { clubNid, variantNids: nids }));
  // Leaves unknown variants and unknown clubs to the rest of the order.
  if (products.flatMap(({ variants }) => variants).length < new Set(nids).size) return products;
  const selection = { person: wanted, products: wanted.products };
  const [refusal] = productLines({ selection, products }).feedback;
  if (refusal !== undefined) throw refusals.notAvailable(refusal);
  return products;
}

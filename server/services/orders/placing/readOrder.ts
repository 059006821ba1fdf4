import { centsOf } from '#rules/money.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/http/refused.ts';
import { readProducts } from '../../cart/cartSelection.ts';
import { requireClub } from '../../clubs/clubs.ts';
import type { Caller } from '../../sessions/caller.ts';
import { loadCartSelection } from '../pricing/loadCartSelection.ts';
import { refuseVoucherGuesses, type VoucherGuesses } from '../pricing/refuseVoucherGuesses.ts';
import { askRegister } from '../uitpas/askRegister.ts';
import { requireOwnCheckout } from './checkouts.ts';
import { refuseWhatIsGone } from './refuseWhatIsGone.ts';
import type { WantedOrder } from './wantedOrder.ts';

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

import { and, eq, inArray } from 'drizzle-orm';
import type { OperationRequest, OperationResponse } from '#schemas/operations.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { products, relatedProducts } from '#server/db/schema.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { withUnknown } from '../../people/people.ts';
import type { Caller } from '../../sessions/caller.ts';
import { loadProducts, type OfferedProduct } from '../../webshop/loadProducts.ts';
import { askRegister } from '../uitpas/askRegister.ts';
import { hasVouchers } from './facts/loadReductions.ts';
import { loadCartSelection } from './loadCartSelection.ts';
import { priceAndHold } from './priceSelection.ts';
import { refuseVoucherGuesses, type VoucherGuesses } from './refuseVoucherGuesses.ts';
import { toWireInvoice } from './toWireInvoice.ts';

interface Asking {
  readonly club: ClubRow;
  readonly caller: Caller;
}

/** Prices the cart of a request and holds its instant places. @throws a refusal of somebody who guesses voucher codes */
export async function compileInvoice(
  context: Pick<Context, 'db' | 'clock' | 'uitpas'> & VoucherGuesses,
  request: OperationRequest<'compile_public_registration_invoice'>,
  asking: Asking,
): Promise<OperationResponse<'compile_public_registration_invoice'>> {
  const { db } = context;
  const { club } = asking;
  const selection = await loadCartSelection(context, request, asking);
  await refuseVoucherGuesses(context, selection);
  await askRegister(context, selection);
  const { cart, holds } = await priceAndHold(context, selection);
  const { person, companions } = selection;
  const tariffNids = cart.lines.flatMap((line) => (line.type === 'tariff' ? [line.tariffNid] : []));
  return toWireInvoice({
    cart,
    holds,
    relatedProducts: await loadRelatedProducts(db, club, tariffNids),
    hasVouchers: await hasVouchers(db, club.nid),
    hasSeats: selection.seats !== undefined,
    people: await withUnknown(db, [...new Set(cart.lines.map(({ uid }) => uid))], [person, ...companions]),
  });
}

/** The products that a club offers beside the tariffs in a cart. */
async function loadRelatedProducts(
  db: Database,
  club: ClubRow,
  tariffNids: readonly number[],
): Promise<OfferedProduct[]> {
  if (tariffNids.length === 0 || !club.addons.includes('webshop')) return [];
  const related = db
    .select({ nid: relatedProducts.productNid })
    .from(relatedProducts)
    .where(inArray(relatedProducts.tariffNid, [...tariffNids]));
  return loadProducts(db, and(eq(products.clubNid, club.nid), inArray(products.nid, related)));
}

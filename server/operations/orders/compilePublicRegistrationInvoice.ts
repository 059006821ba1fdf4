import { requireClub } from '../../services/clubs/clubs.ts';
import { hasVouchers } from '../../services/orders/pricing/facts/loadReductions.ts';
import { loadCartSelection } from '../../services/orders/pricing/loadCartSelection.ts';
import { loadRelatedProducts } from '../../services/orders/pricing/loadRelatedProducts.ts';
import { priceAndHold } from '../../services/orders/pricing/priceAndHold.ts';
import { refuseVoucherGuesses } from '../../services/orders/pricing/refuseVoucherGuesses.ts';
import { toWireInvoice } from '../../services/orders/pricing/toWireInvoice.ts';
import { loadPeople } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleCompilePublicRegistrationInvoice: OperationHandler<
  'compile_public_registration_invoice'
> = async (call) => {
  const { db, request, caller } = call;
  const club = await requireClub(db, { nid: request.club }, caller);
  const selection = await loadCartSelection(call, request, { club, caller });
  await refuseVoucherGuesses(call, selection);
  const { cart, holds } = await priceAndHold(call, selection);
  const tariffNids = cart.lines.flatMap((line) => (line.type === 'tariff' ? [line.tariffNid] : []));
  return toWireInvoice({
    cart,
    holds,
    relatedProducts: await loadRelatedProducts(db, club, tariffNids),
    hasVouchers: await hasVouchers(db, club.nid),
    hasSeats: selection.seats !== undefined,
    people: await loadPeople(db, [...new Set(cart.lines.map(({ uid }) => uid))]),
  });
};

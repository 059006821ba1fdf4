import { eurosOf } from '../../../rules/money.ts';
import { unixSecondsOf } from '../../clock.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { readCartSelection } from '../../services/orders/cartSelection.ts';
import { decideChoices } from '../../services/orders/decideChoices.ts';
import { priceCart } from '../../services/orders/priceCart.ts';
import { toOrderLine } from '../../services/orders/toOrderLine.ts';
import { sectionOf, toWireCartLine } from '../../services/orders/toWireCartLine.ts';
import { fullName, loadPerson } from '../../services/people/people.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleCompilePublicRegistrationInvoice: OperationHandler<
  'compile_public_registration_invoice'
> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const person = await loadPerson(db, request.uid);
  const selection = readCartSelection(request, { club, person, heldBy: caller.uid, companions: [] });
  const cart = priceCart(selection, await decideChoices(db, selection, clock.now()));
  return {
    result: {
      items: cart.lines.map((line) => toWireCartLine(toOrderLine(line))),
      total: eurosOf(cart.totalCents),
      has_instant: false,
      reservation: { now: unixSecondsOf(clock.now()), expires: null, extensions_left: 0 },
      related_products: [],
      rejected_vouchers: [...cart.rejectedVouchers],
      user_feedback: [...new Set(cart.feedback)],
    },
    has_payment_options: false,
    has_vouchers: false,
    passAsPrepaid: false,
    has_uitpas: false,
    payNow: eurosOf(cart.payNowCents),
    payLater: eurosOf(cart.payLaterCents),
    sections: cart.lines.length > 0 ? { [sectionOf(person.uid)]: fullName(person) } : {},
  };
};

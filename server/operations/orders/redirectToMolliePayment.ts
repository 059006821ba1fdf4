import { fillIn } from '@clubpoort/form-engine/headless';
import { refusals } from '../../http/refused.ts';
import { takesPayments } from '../../payments/noCheckout.ts';
import { loadOrders, loadOwnCheckout } from '../../services/orders/placed/loadOrders.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import { ProviderSilent } from '../../services/payments/providerSilent.ts';
import { startPayment } from '../../services/payments/startPayment.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRedirectToMolliePayment: OperationHandler<'redirect_to_mollie_payment'> = async (call) => {
  const { caller, request } = call;
  const { oid, early: isEarly = false, together: isTogether = false } = request;
  const paid = isTogether ? await loadOwnCheckout(call, caller, oid) : await loadOrders(call, caller, [oid]);
  const own = paid.find(({ order }) => order.oid === oid);
  if (!own) throw refusals.notFound(nl.refusals.orderNotFound);
  const oids = paid.map(({ order }) => order.oid);
  const confirmation = `/bevestiging/${oids.join()}`;
  // The confirmation shows how to pay by transfer.
  if (!takesPayments(call.provider)) return { kind: 'redirect', to: confirmation };
  await settleOrders(call, oids);
  const to = await startPayment(call, oids, {
    description: fillIn(nl.payment.description, { club: own.club.title, oid: oids.join(', ') }),
    isEarly,
    returnPath: `${confirmation}?terug=betaling`,
  }).catch((error: unknown) => {
    if (!(error instanceof ProviderSilent)) throw error;
    call.afterwards('start of a payment', () => Promise.reject(error));
    throw refusals.unavailable(nl.payment.silent);
  });
  return { kind: 'redirect', to: to ?? confirmation };
};

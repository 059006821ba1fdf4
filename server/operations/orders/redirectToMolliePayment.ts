import { fillIn } from '@clubpoort/form-engine/headless';
import { refusals } from '../../http/refused.ts';
import { takesPayments } from '../../payments/noCheckout.ts';
import { loadOrders } from '../../services/orders/placed/loadOrders.ts';
import { settleOrders } from '../../services/orders/settling/settleOrders.ts';
import { ProviderSilent } from '../../services/payments/providerSilent.ts';
import { startPayment } from '../../services/payments/startPayment.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleRedirectToMolliePayment: OperationHandler<'redirect_to_mollie_payment'> = async (call) => {
  const { caller, request } = call;
  const { oid, early: isEarly = false } = request;
  const [own] = await loadOrders(call, caller, [oid]);
  if (!own) throw refusals.notFound(nl.refusals.orderNotFound);
  // The confirmation shows how to pay by transfer.
  if (!takesPayments(call.provider)) return { kind: 'redirect', to: `/bevestiging/${oid}` };
  await settleOrders(call, [oid]);
  const to = await startPayment(call, oid, {
    description: fillIn(nl.payment.description, { club: own.club.title, oid: String(oid) }),
    isEarly,
    returnPath: `/bevestiging/${oid}?terug=betaling`,
  }).catch((error: unknown) => {
    if (!(error instanceof ProviderSilent)) throw error;
    call.afterwards('start of a payment', () => Promise.reject(error));
    throw refusals.unavailable(nl.payment.silent);
  });
  return { kind: 'redirect', to: to ?? `/bevestiging/${oid}` };
};

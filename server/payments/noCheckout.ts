import { refusals } from '../http/refused.ts';
import { nl } from '../texts/nl.ts';
import { type PaymentProvider, RefundRefused } from './paymentProvider.ts';

/** Stands in the place of a provider where nobody takes payments online: a club is paid by transfer. */
export const noCheckout: PaymentProvider = {
  name: 'none',
  async start() {
    throw refusals.notAvailable(nl.payment.onlyTransfers);
  },
  async reportOf() {
    return undefined;
  },
  async cancel() {},
  async refund() {
    throw new RefundRefused('nobody takes payments online here');
  },
};

export function takesPayments(provider: PaymentProvider): boolean {
  return provider.name !== noCheckout.name;
}

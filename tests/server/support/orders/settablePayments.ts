import { randomUUID } from 'node:crypto';
import type { PaymentProvider, PaymentState } from '#server/payments/paymentProvider.ts';

/** A payment provider whose payments end as a test decides, and which sends no notifications. */
export interface SettablePayments extends PaymentProvider {
  /** References of the started payments, oldest first. */
  readonly references: readonly string[];
  set(reference: string, state: PaymentState): void;
  /** Whether the provider answers when the server asks for the state of a payment. */
  isReachable: boolean;
}

export function settablePayments(): SettablePayments {
  const states = new Map<string, PaymentState>();
  const references: string[] = [];
  return {
    name: 'settable',
    references,
    isReachable: true,
    set(reference, state) {
      states.set(reference, state);
    },
    async start() {
      const reference = randomUUID();
      references.push(reference);
      states.set(reference, 'open');
      return { reference, checkoutUrl: `https://pay.example.org/${reference}` };
    },
    async stateOf(reference) {
      if (!this.isReachable) throw new Error('The provider does not answer');
      return states.get(reference);
    },
  };
}

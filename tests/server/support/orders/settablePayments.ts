import { randomUUID } from 'node:crypto';
import type { KnownRefund, PaymentProvider, PaymentState } from '#server/payments/paymentProvider.ts';

/** A payment provider whose payments end as a test decides, and which sends no notifications. */
export interface SettablePayments extends PaymentProvider {
  /** References of the started payments, oldest first. */
  readonly references: readonly string[];
  set(reference: string, state: PaymentState): void;
  /** Lets the bank take back a part of a payment. */
  chargeBack(reference: string, cents: number): void;
  /** The refunds, oldest first; a test may change their states. */
  readonly refunds: (Omit<KnownRefund, 'state'> & {
    readonly payment: string;
    state: KnownRefund['state'];
  })[];
  /** Whether the provider answers when the server asks for the state of a payment. */
  isReachable: boolean;
  /** Whether an open payment can still be cancelled. */
  isCancelable: boolean;
  /** Forgets all payments and refunds, and answers again. */
  reset(): void;
}

export function settablePayments(): SettablePayments {
  const states = new Map<string, PaymentState>();
  const references: string[] = [];
  const chargebacks = new Map<string, number>();
  const refunds: SettablePayments['refunds'] = [];
  return {
    name: 'settable',
    references,
    refunds,
    chargeBack(reference, cents) {
      chargebacks.set(reference, cents);
    },
    isReachable: true,
    isCancelable: true,
    reset() {
      for (const payments of [states, chargebacks]) payments.clear();
      for (const list of [references, refunds]) list.length = 0;
      this.isReachable = true;
      this.isCancelable = true;
    },
    set(reference, state) {
      states.set(reference, state);
    },
    async start() {
      const reference = randomUUID();
      references.push(reference);
      states.set(reference, 'open');
      return { reference, checkoutUrl: `https://pay.example.org/${reference}` };
    },
    async reportOf(reference) {
      if (!this.isReachable) throw new Error('The provider does not answer');
      const state = states.get(reference);
      const own = refunds.filter(({ payment }) => payment === reference);
      return state && { state, chargedBackCents: chargebacks.get(reference) ?? 0, refunds: own };
    },
    async cancel(reference) {
      if (!this.isReachable) throw new Error('The provider does not answer');
      if (this.isCancelable && states.get(reference) === 'open') states.set(reference, 'cancelled');
    },
    async refund({ reference: payment, amountCents, key }) {
      if (!this.isReachable) throw new Error('The provider does not answer');
      const made = { payment, amountCents, key, state: 'pending' as const, reference: randomUUID() };
      refunds.push(made);
      return made;
    },
  };
}

import type { Cents } from '#rules/money.ts';

/** How far a payment is at its provider. Every state but `open` is the end of that payment. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** What a person is asked to pay. */
export interface NewPayment {
  readonly amountCents: Cents;
  /** For the person who pays: which order of which club. */
  readonly description: string;
  /** The path of the portal where the person goes afterwards, whatever became of it. */
  readonly returnPath: string;
}

interface StartedPayment {
  /** The payment's number at the provider: nobody guesses one. */
  readonly reference: string;
  /** Where it is paid: a web address, or a path of the portal. */
  readonly checkoutUrl: string;
}

/**
 * Who takes money for clubs. When a payment changes, the provider calls `POST /payments/webhook` with nothing but the
 * reference, as `id`; what became of it is asked by `stateOf`, so that nobody can pay an order by calling that address.
 * The call may come late, twice, or never.
 */
export interface PaymentProvider {
  /** As it is kept with each payment. */
  readonly name: string;
  start(payment: NewPayment): Promise<StartedPayment>;
  /** undefined: the provider doesn't know it. */
  stateOf(reference: string): Promise<PaymentState | undefined>;
}

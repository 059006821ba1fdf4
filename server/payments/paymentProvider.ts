import type { Cents } from '#rules/money.ts';

/** State of a payment at its provider. Every state but `open` is final. */
export type PaymentState = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** A payment to start. */
export interface NewPayment {
  readonly amountCents: Cents;
  /** Text for the payer: the order and the club. */
  readonly description: string;
  /** Path of the portal to which the payer returns, whatever the outcome. */
  readonly returnPath: string;
}

interface StartedPayment {
  /** Id of the payment at the provider; it can't be guessed. */
  readonly reference: string;
  /** Address of the checkout: a web address, or a path of the portal. */
  readonly checkoutUrl: string;
}

/**
 * Takes payments for clubs. When a payment changes, the provider calls `POST /payments/webhook` with only its reference,
 * as `id`. The server then asks `stateOf` for the outcome, so that a fake call can't pay an order. The call may come
 * late, twice, or never.
 */
export interface PaymentProvider {
  /** Name as stored with each payment. */
  readonly name: string;
  start(payment: NewPayment): Promise<StartedPayment>;
  /** undefined where the provider doesn't know the payment. */
  stateOf(reference: string): Promise<PaymentState | undefined>;
}

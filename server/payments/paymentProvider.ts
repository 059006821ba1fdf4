import type { Cents } from '#rules/money.ts';

/**
 * State of a payment at its provider. `open`: the checkout waits for the payer. `pending`: the payer did their part, and the bank has
 * yet to say how it ended. Every other state is final; a payment that is paid may still be charged back.
 */
export type PaymentState = 'open' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** State of a refund at its provider. Money moves in every state but the last two. */
export type RefundState = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';

/** A payment to start. */
export interface NewPayment {
  readonly amountCents: Cents;
  /** Text for the payer: the order and the club. */
  readonly description: string;
  /** Path of the portal to which the payer returns, whatever the outcome. */
  readonly returnPath: string;
  /** The same for each try to start this attempt, so that a provider that knows such keys starts only one payment. */
  readonly key: string;
}

export interface StartedPayment {
  /** Id of the payment at the provider; it can't be guessed. */
  readonly reference: string;
  /** Address of the checkout: a web address, or a path of the portal. */
  readonly checkoutUrl: string;
}

/** A refund of a payment, or of a part of it. */
interface NewRefund {
  /** Id of the payment. */
  readonly reference: string;
  readonly amountCents: Cents;
  readonly description: string;
  /** Of this refund alone. However often it is asked, and however late, the money goes back once. */
  readonly key: string;
}

export interface RefundReport {
  /** Id of the refund at the provider. */
  readonly reference: string;
  readonly state: RefundState;
}

/** A refund of a payment, also one that somebody made at the provider itself. */
export interface KnownRefund extends RefundReport {
  readonly amountCents: Cents;
  /** The `key` that it was asked with; undefined where this server didn't ask for it. */
  readonly key: string | undefined;
}

/** What a provider knows about a payment. */
export interface PaymentReport {
  readonly state: PaymentState;
  /** The part that the payer took back by way of the bank. */
  readonly chargedBackCents: Cents;
  readonly refunds: readonly KnownRefund[];
}

/**
 * Takes payments for clubs. When a payment changes, the provider calls `POST /payments/webhook` with only its reference,
 * as `id`. The server then asks `reportOf` for the outcome, so that a fake call can't pay an order. The call may come
 * late, twice, or never.
 */
export interface PaymentProvider {
  /** Name as stored with each payment. */
  readonly name: string;
  start(payment: NewPayment): Promise<StartedPayment>;
  /** undefined where the provider doesn't know the payment. */
  reportOf(reference: string): Promise<PaymentReport | undefined>;
  /** Ends an open payment, where it still can be ended: otherwise nothing happens. `reportOf` then tells how it stands. */
  cancel(reference: string): Promise<void>;
  /** @throws RefundRefused where no retry helps; another error where the provider may answer later */
  refund(refund: NewRefund): Promise<RefundReport>;
}

/** The provider refuses a refund for good. The message says why, in English. */
export class RefundRefused extends Error {}

/** Path on which payment providers report changed payments. */
export const webhookPath = '/payments/webhook';

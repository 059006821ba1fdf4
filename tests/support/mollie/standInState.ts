import { randomBytes } from 'node:crypto';

/** What the stand-in answers to one call in place of what it would say. */
export type Upset =
  /** Never answers. */
  | 'silent'
  /** Does what was asked, and breaks the connection before it answers. */
  | 'lost'
  /** Answers text that is no JSON. */
  | 'page'
  /** Answers JSON that means nothing. */
  | 'nonsense'
  /** Refuses with this status, as Mollie's documentation writes it. */
  | number;

export type PaymentStatus = 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
export type RefundStatus = 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';

export interface Amount {
  readonly currency: string;
  readonly value: string;
}

export interface StandInRefund {
  readonly id: string;
  readonly amount: Amount;
  readonly description: string;
  readonly metadata: unknown;
  status: RefundStatus;
}

export interface StandInPayment {
  readonly id: string;
  /** The profile that is paid. Another one doesn't know the payment. */
  readonly profile: string;
  readonly amount: Amount;
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl: string | undefined;
  readonly locale: string | undefined;
  status: PaymentStatus;
  method: string | null;
  /** In cents. */
  chargedBack: number;
  readonly refunds: StandInRefund[];
}

interface Replay {
  readonly status: number;
  readonly body: unknown;
}

/** All that the stand-in knows. It ends with its process. */
export const state = {
  payments: new Map<string, StandInPayment>(),
  /** Answers by Idempotency-Key. */
  replays: new Map<string, Replay>(),
  /** The next upsets of each call, such as `POST /payments`. */
  upsets: new Map<string, Upset[]>(),
  /** Whether changes are reported by themselves. */
  sendsWebhooks: true,
  calls: [] as string[],
  /** Keys that their owner ended. */
  endedKeys: new Set<string>(),
};

/** The profile of a key. Keys whose first eight characters are the same belong to one. */
export function profileOf(key: string): string {
  return `pfl_${key.slice(5, 13)}`;
}

/** An id in the format of Mollie: `tr_5B8cwPMGnU`. */
export function newId(kind: 'tr' | 're' | 'chb'): string {
  return `${kind}_${randomBytes(9).toString('base64url').replaceAll(/[-_]/g, 'x')}`;
}

export function centsOf({ value }: Amount): number {
  return Math.round(Number(value) * 100);
}

export function amountOf(cents: number): Amount {
  return { currency: 'EUR', value: (cents / 100).toFixed(2) };
}

/** Calls the webhook with the id alone, as Mollie does. Resolves to the status of the answer. */
export async function callWebhook({ id, webhookUrl }: { id: string; webhookUrl: string | undefined }) {
  if (webhookUrl === undefined) return 0;
  const answer = await fetch(webhookUrl, { method: 'POST', body: new URLSearchParams({ id }) }).catch(
    () => undefined,
  );
  return answer?.status ?? 0;
}

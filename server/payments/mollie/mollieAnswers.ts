import { cutText } from '#rules/cutText.ts';
import type { Cents } from '#rules/money.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import type { KeyProfile } from '../own-accounts/ownAccounts.ts';
import type {
  KnownRefund,
  PaymentReport,
  PaymentState,
  RefundReport,
  RefundState,
} from '../paymentProvider.ts';

/** Each state of Mollie's payments. A transfer that Mollie waits for is `pending` for days, or `open`. */
const paymentStates: ReadonlyMap<unknown, PaymentState> = new Map([
  ['open', 'open'],
  ['pending', 'pending'],
  ['authorized', 'pending'],
  ['paid', 'paid'],
  ['canceled', 'cancelled'],
  ['expired', 'expired'],
  ['failed', 'failed'],
]);

const refundStates: ReadonlySet<unknown> = new Set<RefundState>([
  'queued',
  'pending',
  'processing',
  'refunded',
  'failed',
  'canceled',
]);

/** An answer that isn't what Mollie documents. Nothing is concluded from it. */
class MollieNonsense extends Error {
  constructor(what: string) {
    super(`Mollie answered without a sound ${what}`);
  }
}

export function toMollieAmount(cents: Cents): { readonly currency: string; readonly value: string } {
  return { currency: 'EUR', value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}` };
}

/** Reads a payment that was started. */
export function readCheckout(answer: unknown): { reference: string; checkoutUrl: string } {
  const { id, _links: links } = fieldsOf(answer);
  const { href } = fieldsOf(fieldsOf(links).checkout);
  if (typeof id !== 'string' || !id.startsWith('tr_')) throw new MollieNonsense('id');
  if (typeof href !== 'string' || !/^https?:$/.test(URL.parse(href)?.protocol ?? ''))
    throw new MollieNonsense('checkout');
  return { reference: id, checkoutUrl: href };
}

export function readPayment(answer: unknown, reference: string): PaymentReport {
  const { id, status, amountChargedBack, _embedded: embedded } = fieldsOf(answer);
  const state = paymentStates.get(status);
  if (id !== reference || state === undefined) throw new MollieNonsense('payment');
  const { refunds } = fieldsOf(embedded);
  return {
    state,
    // Left out while nothing was charged back.
    chargedBackCents: amountChargedBack == null ? 0 : readAmount(amountChargedBack),
    refunds: Array.isArray(refunds) ? refunds.map(readKnownRefund) : [],
  };
}

export function readRefund(answer: unknown): RefundReport {
  const { id, status } = fieldsOf(answer);
  if (typeof id !== 'string' || !isRefundState(status)) throw new MollieNonsense('refund');
  return { reference: id, state: status };
}

function readKnownRefund(answer: unknown): KnownRefund {
  const { amount, metadata } = fieldsOf(answer);
  const { key } = fieldsOf(metadata);
  return {
    ...readRefund(answer),
    amountCents: readAmount(amount),
    key: typeof key === 'string' ? key : undefined,
  };
}

export function readProfile(answer: unknown): KeyProfile {
  const { id, name, mode } = fieldsOf(answer);
  if (typeof id !== 'string' || !id.startsWith('pfl_') || typeof name !== 'string')
    throw new MollieNonsense('profile');
  return { profile: id, name: cutText(name, 100), isTest: mode !== 'live' };
}

function isRefundState(status: unknown): status is RefundState {
  return refundStates.has(status);
}

function readAmount(amount: unknown): Cents {
  const { currency, value } = fieldsOf(amount);
  const [, euros, cents] = /^(\d{1,9})\.(\d\d)$/.exec(String(value)) ?? [];
  if (currency !== 'EUR' || euros === undefined || cents === undefined) throw new MollieNonsense('amount');
  return Number(euros) * 100 + Number(cents);
}

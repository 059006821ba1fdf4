import { createHash } from 'node:crypto';
import { createMollieClient, Locale, MollieApiError, PaymentEmbed } from '@mollie/api-client';
import { cutText } from '#rules/cutText.ts';
import { fieldsOf } from '../../http/reading/fieldsOf.ts';
import type { KeyProfile } from '../own-accounts/ownAccounts.ts';
import { type PaymentProvider, RefundRefused, webhookPath } from '../paymentProvider.ts';
import { readCheckout, readPayment, readProfile, readRefund, toMollieAmount } from './mollieAnswers.ts';

export interface MollieSettings {
  readonly apiKey: string;
  /** Address of the API; undefined: Mollie's own. */
  readonly url?: string | undefined;
  /** Origin of the portal: the payer returns there, and Mollie reports changed payments there. */
  readonly portalUrl: string;
  /** Patience for one call with its retries, in milliseconds. @defaultValue 10 seconds */
  readonly patience?: number;
}

/** Its name as a payment provider, which the privacy page shows. */
export const mollieName = 'Mollie';

/** Mollie refuses a longer description. */
const longestDescription = 255;

/**
 * Payments at Mollie, by its own client. Mollie's page lets the payer choose among the methods that the operator switched on.
 * Decision: docs/decisions/0146-mollie-takes-the-payments.md
 */
export function mollieProvider(settings: MollieSettings): PaymentProvider {
  const { apiKey, url, portalUrl, patience = 10_000 } = settings;
  const client = clientOf({ apiKey, url });
  return {
    name: mollieName,
    async start({ amountCents, description, returnPath, key }) {
      const payment = {
        amount: toMollieAmount(amountCents),
        description: cutText(description, longestDescription),
        redirectUrl: `${portalUrl}${returnPath}`,
        webhookUrl: `${portalUrl}${webhookPath}`,
        locale: Locale.nl_BE,
      };
      // Other installations and amounts never share a key, because the whole request is in it.
      const idempotencyKey = createHash('sha256')
        .update(JSON.stringify([key, payment]))
        .digest('hex');
      return readCheckout(await within(patience, client.payments.create({ ...payment, idempotencyKey })));
    },
    async reportOf(reference) {
      // Anybody may call the webhook with any text, and it becomes a part of an address.
      if (!/^tr_\w+$/.test(reference)) return undefined;
      const asked = client.payments.get(reference, { embed: [PaymentEmbed.refunds] });
      const answer = await within(patience, asked).catch((error: unknown) => {
        if (isUnknown(error)) return undefined;
        throw error;
      });
      return answer && readPayment(answer, reference);
    },
    async cancel(reference) {
      const asked = await within(patience, client.payments.get(reference));
      // Depends on the method: a transfer can be cancelled, a card payment that is under way can't.
      if (fieldsOf(asked).isCancelable !== true) return;
      await within(patience, client.payments.cancel(reference)).catch((error: unknown) => {
        // It was paid or ended a moment ago.
        if (!isFinal(error)) throw error;
      });
    },
    async refund({ reference, amountCents, description, key }) {
      // Mollie forgets a key after an hour, so a retry first looks for the refund itself.
      const known = await within(patience, client.paymentRefunds.page({ paymentId: reference, limit: 250 }));
      const earlier = known.find(({ metadata }) => fieldsOf(metadata).key === key);
      if (earlier) return readRefund(earlier);
      const refund = {
        paymentId: reference,
        amount: toMollieAmount(amountCents),
        description: cutText(description, longestDescription),
        metadata: { key },
        idempotencyKey: key,
      };
      const made = await within(patience, client.paymentRefunds.create(refund)).catch((error: unknown) => {
        throw isFinal(error) ? new RefundRefused(error.message) : error;
      });
      return readRefund(made);
    },
  };
}

function clientOf({ apiKey, url }: Pick<MollieSettings, 'apiKey' | 'url'>) {
  return createMollieClient({
    apiKey,
    versionStrings: 'Clubpoort/0.1',
    ...(url !== undefined && { apiEndpoint: url }),
  });
}

/**
 * The profile that a key belongs to.
 *
 * @returns undefined where Mollie refuses the key
 */
export async function mollieProfileOf({
  apiKey,
  url,
  patience = 10_000,
}: MollieSettings): Promise<KeyProfile | undefined> {
  const asked = clientOf({ apiKey, url }).profiles.getCurrent();
  const answer = await within(patience, asked).catch((error: unknown) => {
    if (error instanceof MollieApiError && [401, 403].includes(error.statusCode ?? 0)) return undefined;
    throw error;
  });
  return answer && readProfile(answer);
}

/** Mollie doesn't know the payment, or not any more. */
function isUnknown(error: unknown): boolean {
  return error instanceof MollieApiError && (error.statusCode === 404 || error.statusCode === 410);
}

/** The request itself is refused. A wrong key, too many calls and a double call may be over at the next try. */
function isFinal(error: unknown): error is MollieApiError {
  if (!(error instanceof MollieApiError) || error.statusCode === undefined) return false;
  const { statusCode } = error;
  return statusCode >= 400 && statusCode < 500 && ![401, 403, 408, 409, 429].includes(statusCode);
}

/** The client waits for ever for an answer, and for as long as Mollie asks before a retry. */
async function within<Answer>(patience: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Mollie gave no answer within ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
    // A failure after the time is over is nobody's any more.
    work.catch(() => undefined);
  }
}

import type { Mailer } from '../../mail/mailer.ts';
import { settleOpenPayments } from '../payments/settleOpenPayments.ts';
import type { PaymentContext } from '../payments/settlePayment.ts';
import { sendPaidMail } from './sendOrderMails.ts';

interface Call extends PaymentContext {
  readonly mailer: Mailer;
  readonly portalOrigin: string | undefined;
  afterwards(name: string, work: () => Promise<void>): void;
}

/** Updates the payments of these orders from the provider, and mails about those that were made. */
export async function settleOrders(call: Call, oids: readonly number[]): Promise<void> {
  const { paid, silences } = await settleOpenPayments(call, oids);
  for (const one of paid) call.afterwards('mail of a payment', () => sendPaidMail(call, one));
  for (const silence of silences) call.afterwards('state of a payment', () => Promise.reject(silence));
}

import type { Context } from '#server/context.ts';
import { settleOpenPayments } from '../../payments/settleOpenPayments.ts';
import { sendPaidMail } from '../sendOrderMails.ts';

/** The parts of the context that settle payments and send mails about them. */
export type SettlingContext = Pick<
  Context,
  'db' | 'clock' | 'provider' | 'mailer' | 'portalOrigin' | 'afterwards'
>;

/** Updates the payments of these orders from the provider, and mails about those that were made. */
export async function settleOrders(context: SettlingContext, oids: readonly number[]): Promise<void> {
  const { paid, silences } = await settleOpenPayments(context, oids);
  for (const one of paid) context.afterwards('mail of a payment', () => sendPaidMail(context, one));
  for (const silence of silences) context.afterwards('state of a payment', () => Promise.reject(silence));
}

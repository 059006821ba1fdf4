import type { Context } from '#server/context.ts';
import { settleOpenPayments } from '../../payments/settleOpenPayments.ts';

/** The parts of the context that settle payments and send mails about them. */
export type SettlingContext = Pick<
  Context,
  'db' | 'clock' | 'provider' | 'portalOrigin' | 'afterwards' | 'sendQueuedMails'
>;

/** Updates the payments of these orders from the provider, and mails about what happened to them. */
export async function settleOrders(context: SettlingContext, oids: readonly number[]): Promise<void> {
  const { isTold, silences } = await settleOpenPayments(context, oids);
  if (isTold) context.sendQueuedMails();
  for (const silence of silences) context.afterwards('state of a payment', () => Promise.reject(silence));
}

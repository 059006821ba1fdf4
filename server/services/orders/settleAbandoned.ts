import { and, eq, lte } from 'drizzle-orm';
import { payments } from '../../db/schema.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { settleOpenPayments } from '../payments/settleOpenPayments.ts';
import type { PaymentContext } from '../payments/settlePayment.ts';
import { sendPaidMail } from './sendOrderMails.ts';

/** Minimum age of an abandoned payment, in milliseconds. Longer than a checkout waits for anybody. */
const patience = 60 * 60 * 1000;

interface Counter extends PaymentContext {
  readonly mailer: Mailer;
  readonly portalOrigin: string | undefined;
}

/** Asks the provider about abandoned payments, so that none stays open for ever. */
export async function settleAbandoned(counter: Counter): Promise<void> {
  const { db, clock } = counter;
  const before = new Date(clock.now().getTime() - patience);
  const stale = await db
    .selectDistinct({ oid: payments.oid })
    .from(payments)
    .where(and(eq(payments.state, 'open'), lte(payments.startedAt, before)));
  const { paid, silences } = await settleOpenPayments(
    counter,
    stale.map(({ oid }) => oid),
  );
  for (const one of paid) await sendPaidMail(counter, one);
  const [silence] = silences;
  if (silence) throw silence;
}

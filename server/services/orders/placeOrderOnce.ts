import type { Context } from '../../context.ts';
import { queueMailEvents } from '../../mail/outbox/queueMails.ts';
import { type IdempotentRequest, readAndWriteOnce } from '../idempotency/onceForKey.ts';
import { countMails, type MailCount } from '../people/login-mail/mailCount.ts';
import type { Caller } from '../sessions/caller.ts';
import { placeOrder } from './placeOrder.ts';
import { refuseManyUnpaid } from './placing/refuseManyUnpaid.ts';
import type { WantedOrder } from './placing/wantedOrder.ts';

interface OrderAnswer {
  readonly result: { readonly oids: number[] };
}

/**
 * Places an order once per key, and mails about it. The order is read outside any transaction: it changes neither clubs nor
 * people, so they need no lock.
 *
 * @param read - refuses an order that is no longer possible
 */
export async function placeOrderOnce(
  context: Pick<Context, 'db' | 'clock' | 'portalOrigin'> & {
    readonly mailAttempts: MailCount;
    readonly caller: Caller;
  },
  once: IdempotentRequest,
  read: () => Promise<WantedOrder>,
): Promise<OrderAnswer> {
  const { clock, portalOrigin, mailAttempts, caller } = context;
  return readAndWriteOnce(context, once, {
    read,
    async write(tx, wanted) {
      if (!caller.hasConfirmedMail) await refuseManyUnpaid({ db: tx, clock }, wanted);
      const { oid, invites } = await placeOrder({ db: tx, clock, portalOrigin }, wanted);
      const mails = invites.map(({ cciid }) => ({
        ...({ kind: 'partner', clubNid: wanted.club.nid } as const),
        event: { type: 'partner', cciid } as const,
        portalOrigin,
      }));
      const asked = invites.map(({ mail }) => ({ kind: 'partner', to: mail }) as const);
      // A limit that refuses an invitation refuses the whole order: its transaction ends.
      await countMails(mailAttempts, asked, () => queueMailEvents({ db: tx, clock }, mails));
      return { result: { oids: [oid] } };
    },
  });
}

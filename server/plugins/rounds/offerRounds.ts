import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Outbox } from '../../mail/outbox/outboxWorker.ts';
import { sweepHolds } from '../../services/holds/sweepHolds.ts';
import { sweepKeys } from '../../services/idempotency/onceForKey.ts';
import { queueWaitingOrders } from '../../services/orders/queueOrderMails.ts';
import { registerSales } from '../../services/orders/uitpas/registerSales.ts';
import { mailLessonChanges } from '../../services/own-registrations/lesson-changes/mailLessonChanges.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import type { UitpasRegister } from '../../uitpas/uitpasRegister.ts';

interface Rounds {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly uitpas: UitpasRegister | undefined;
  readonly portalUrl: string | undefined;
  /** In milliseconds. */
  readonly every: number;
}

/**
 * Checks regularly for free places and offers them to waiting lists. This needs a timer, because a hold expires without
 * any request. Each round also mails about orders that waited for a next cart and about lessons that changed, registers UiTPAS
 * sales, and deletes expired records. A failed round is logged; the next one does its work.
 */
export function addOfferRounds(app: FastifyInstance, rounds: Rounds): void {
  const { db, clock, outbox, uitpas, portalUrl, every } = rounds;
  const go = async () => {
    await offerFreePlaces({ db, clock, portalOrigin: portalUrl });
    await queueWaitingOrders({ db, clock, portalOrigin: portalUrl });
    await mailLessonChanges({ db, clock, portalOrigin: portalUrl });
    outbox.wake();
    await registerSales({ db, clock, uitpas });
    await sweepHolds(db, clock.now());
    await sweepKeys(db, clock.now());
  };
  let going = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      going = going
        .then(go)
        .catch((err: unknown) => app.log.error({ err }, 'a round of the waiting lists failed'));
    }, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await going;
  });
}

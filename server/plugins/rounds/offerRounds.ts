import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { publishDueOffers } from '../../club-files/editing/offer/planned/publishDueOffers.ts';
import type { Database } from '../../db/database.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { causeOf } from '../../http/causeOf.ts';
import type { Outbox } from '../../mail/outbox/outboxWorker.ts';
import { sweepHolds } from '../../services/holds/sweepHolds.ts';
import { sweepKeys } from '../../services/idempotency/onceForKey.ts';
import { sendDueMessages } from '../../services/messages/sendMessage.ts';
import { queueWaitingOrders } from '../../services/orders/queueOrderMails.ts';
import { registerSales } from '../../services/orders/uitpas/registerSales.ts';
import { mailLessonChanges } from '../../services/own-registrations/lesson-changes/mailLessonChanges.ts';
import { mailInvites } from '../../services/own-registrations/priority-invites/mailInvites.ts';
import { offerFreePlaces } from '../../services/waiting/offerFreePlaces.ts';
import type { FileService } from '../../storage/openFileService.ts';
import type { UitpasRegister } from '../../uitpas/uitpasRegister.ts';
import type { RoundOutcomes } from './roundOutcomes.ts';

interface Rounds {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly uitpas: UitpasRegister | undefined;
  readonly portalOrigin: string | undefined;
  readonly fileService: FileService;
  readonly outcomes: RoundOutcomes;
  /** In milliseconds. */
  readonly every: number;
}

/**
 * Checks regularly for free places and offers them to waiting lists. This needs a timer, because a hold expires without
 * any request. Each round also mails about orders that waited for a next cart, about lessons that changed and about who may register first, registers UiTPAS
 * sales, deletes expired records, and publishes offers that were planned. One process at a time does a round. A failed round is logged; the next one does its work.
 */
export function addOfferRounds(app: FastifyInstance, rounds: Rounds): void {
  const { db, clock, outbox, outcomes, uitpas, portalOrigin, fileService, every } = rounds;
  const mailing = { db, clock, portalOrigin };
  const steps = [
    () => offerFreePlaces(mailing),
    () => queueWaitingOrders(mailing),
    () => mailLessonChanges(mailing),
    () => sendDueMessages({ db, clock }),
    () => mailInvites(mailing),
    async () => outbox.wake(),
    () => registerSales({ db, clock, uitpas }),
    () => sweepHolds(db, clock.now()),
    () => sweepKeys(db, clock.now()),
    // Last, because a fault in the offer of one club ends the round.
    () => publishDueOffers({ ...mailing, fileService }),
    async () => outbox.wake(),
  ];
  const round = async () => {
    for (const step of steps) await step();
  };
  const go = () =>
    takeTurn({ db, clock }, { name: 'offers', every }, () => outcomes.run('offers', round)).catch(
      (err: unknown) => app.log.error({ err }, `the round "offers" could not begin: ${causeOf(err)}`),
    );
  let going = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      going = going.then(go);
    }, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await going;
  });
}

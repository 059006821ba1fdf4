import type { FastifyInstance } from 'fastify';
import type { PaysOnline } from '#server/payments/paymentProviders.ts';
import {
  type ComposeMails,
  type Outbox,
  type OutboxParts,
  outboxWorker,
} from '../../mail/outbox/outboxWorker.ts';
import { invitationMails } from '../../services/couples/composeCoupleMails.ts';
import { mailLogo } from '../../services/files/pictures/mailLogo.ts';
import { sentMessageMail } from '../../services/messages/mail/messageMail.ts';
import { orderMails } from '../../services/orders/composeOrderMails.ts';
import {
  givenBackMails,
  lostPaymentMails,
  receiptMails,
  undoneTransferMails,
} from '../../services/orders/payment-mails/composePaymentMails.ts';
import { mailedPasses } from '../../services/tickets/wallet/mailedPasses.ts';
import { endedOfferMails, offerMails } from '../../services/waiting/composeOfferMails.ts';
import type { FileService } from '../../storage/openFileService.ts';
import type { WalletSigner } from '../../wallet/walletSigner.ts';

interface Options extends Omit<OutboxParts, 'compose' | 'log' | 'logoOf' | 'messageOf' | 'passesOf'> {
  readonly fileService: FileService;
  /** Interval between two looks for mails whose next attempt is due, in milliseconds; absent: only after a commit. */
  readonly every?: number | undefined;
  readonly paysOnline: PaysOnline;
  readonly wallet: WalletSigner | undefined;
}

/** Sends the mails of the outbox while the server runs. */
export function addOutbox(
  app: FastifyInstance,
  { every, paysOnline, wallet, fileService, ...parts }: Options,
): Outbox {
  const outbox = outboxWorker({
    ...parts,
    compose: composeMails({ paysOnline, wallet }),
    logoOf: (clubNid) => mailLogo({ db: parts.db, fileService }, clubNid),
    passesOf: (orders) => mailedPasses({ ...parts, fileService, wallet }, orders),
    messageOf: (message, to) => sentMessageMail({ db: parts.db, fileService }, message, to),
    log: (entry, message) => app.log.warn(entry, message),
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    if (every === undefined) return;
    outbox.wake();
    timer = setInterval(outbox.wake, every).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await outbox.close();
  });
  return outbox;
}

interface Installed {
  readonly paysOnline: PaysOnline;
  readonly wallet: WalletSigner | undefined;
}

/** Writes the mails about an event, each by the service that knows it. */
const composeMails =
  (installed: Installed): ComposeMails =>
  async (context, event) => {
    switch (event.type) {
      case 'order':
        return orderMails({ ...context, ...installed }, event.oid);
      case 'payment':
        return receiptMails({ ...context, ...installed }, event);
      case 'lost payment':
        return lostPaymentMails({ ...context, ...installed }, event);
      case 'undone transfer':
        return undoneTransferMails({ ...context, ...installed }, event);
      case 'given back':
        return givenBackMails({ ...context, ...installed }, event);
      case 'partner':
        return invitationMails(context, event.cciid);
      case 'offer':
        return offerMails(context, event);
      case 'ended offer':
        return endedOfferMails(context, event);
    }
  };

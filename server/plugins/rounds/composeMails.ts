import type { ComposeMails } from '../../mail/outbox/outboxWorker.ts';
import { invitationMails } from '../../services/couples/composeCoupleMails.ts';
import { orderMails } from '../../services/orders/composeOrderMails.ts';
import {
  givenBackMails,
  lostPaymentMails,
  receiptMails,
  undoneTransferMails,
} from '../../services/orders/payment-mails/composePaymentMails.ts';
import { endedOfferMails, offerMails } from '../../services/waiting/composeOfferMails.ts';
import type { WalletSigner } from '../../wallet/walletSigner.ts';

interface Installed {
  /** Whether anybody can pay online here. */
  readonly paysOnline: boolean;
  readonly wallet: WalletSigner | undefined;
}

/** Writes the mails about an event, each by the service that knows it. */
export const composeMails =
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

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

/**
 * Writes the mails about an event, each by the service that knows it.
 *
 * @param paysOnline - whether anybody can pay online here
 */
export const composeMails =
  (paysOnline: boolean): ComposeMails =>
  async (context, event) => {
    switch (event.type) {
      case 'order':
        return orderMails({ ...context, paysOnline }, event.oid);
      case 'payment':
        return receiptMails({ ...context, paysOnline }, event);
      case 'lost payment':
        return lostPaymentMails({ ...context, paysOnline }, event);
      case 'undone transfer':
        return undoneTransferMails({ ...context, paysOnline }, event);
      case 'given back':
        return givenBackMails({ ...context, paysOnline }, event);
      case 'partner':
        return invitationMails(context, event.cciid);
      case 'offer':
        return offerMails(context, event);
      case 'ended offer':
        return endedOfferMails(context, event);
    }
  };

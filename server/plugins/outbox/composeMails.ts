import type { ComposeMails } from '../../mail/outbox/outboxWorker.ts';
import { orderMails, paidMails } from '../../services/orders/composeOrderMails.ts';

/** Writes the mails about an event, each by the service that knows it. */
export const composeMails: ComposeMails = async (context, event) => {
  switch (event.type) {
    case 'order':
      return orderMails(context, event.oid);
    case 'payment':
      return paidMails(context, event);
  }
};

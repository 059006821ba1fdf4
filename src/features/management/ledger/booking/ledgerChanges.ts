import { type Cents, eurosOf, formatEuros } from '#rules/money.ts';
import { post } from '#src/api/call.ts';
import {
  type ClubInvoice,
  parseBookedTransfer,
  parseReminded,
} from '#src/api/entities/management/clubInvoice.ts';
import { parseResentMail, type UndeliveredMail } from '#src/api/entities/management/undeliveredMail.ts';
import { parseRemindedAll } from '#src/api/entities/money/reminders.ts';
import { ledgerTexts as texts } from '#src/texts/nl/ledger.ts';
import type { Undoable } from '../invoiceHistory.ts';
import { useBooking } from './useBooking.ts';

/** How money arrives at a club itself. */
export const bookedWays = ['transfer', 'cash', 'desk'] as const;
export type BookedWay = (typeof bookedWays)[number];

interface Arrived {
  readonly amount: Cents;
  readonly by: BookedWay;
  /** ISO day. */
  readonly paidOn: string;
  /** Whether more than is open stays as a credit of the family. */
  readonly keepsSurplus: boolean;
}

/** Books money that the club received for an invoice. */
export function useMarkPayment(club: number, { oid, number, open, refund }: ClubInvoice) {
  const seen = { open: eurosOf(open), refund: eurosOf(refund) };
  return useBooking(club, {
    requestOf: ({ amount, ...how }: Arrived) => ({
      ...{ club, order: oid, amount: eurosOf(amount) },
      ...how,
      ...seen,
    }),
    send: async (request, key) =>
      parseBookedTransfer((await post('mark_transfer_paid', request, key)).result),
    done: (_answer, { amount }) => texts.mark.done(formatEuros(amount), number),
  });
}

/** Takes back that money arrived, or that it was given back. */
export function useUndo(club: number, { number }: ClubInvoice, undoable: Undoable) {
  return useBooking(club, {
    requestOf: (reason: string) => ({ club, reason }),
    send: (request, key) =>
      undoable.is === 'payment'
        ? post('undo_transfer', { ...request, payment: undoable.payment.id }, key)
        : post('undo_given_back', { ...request, entry: undoable.entry.id }, key),
    done: () =>
      undoable.is === 'payment'
        ? texts.undo.payment.done(formatEuros(undoable.payment.amount), number)
        : texts.undo.givenBack.done(formatEuros(undoable.entry.amount), number),
  });
}

/** Mails the payer about all that is overdue. The server refuses a second mail on one day, so it needs no key. */
export function useRemindNow(club: number) {
  return useBooking(club, {
    requestOf: (order: number) => ({ club, order }),
    send: async (request) => parseReminded((await post('remind_now', request)).result),
    done: ({ to, invoices }) => texts.remind.done(to, invoices),
  });
}

/** Mails the payers of these orders. Whoever got a mail today is passed over, so it needs no key. */
export function useRemindAll(club: number) {
  return useBooking(club, {
    requestOf: (orders: readonly number[]) => ({ club, orders: [...orders] }),
    send: async (request) => parseRemindedAll((await post('remind_all', request)).result),
    done: ({ sent, passed }) => texts.remind.doneAll(sent, passed),
  });
}

/** Sends a mail again that could not be delivered. A repeat is refused, so it needs no key. */
export function useResendMail(club: number, { id }: UndeliveredMail) {
  return useBooking(club, {
    requestOf: () => ({ club, mailId: id }),
    send: async (request) => parseResentMail((await post('resend_mail', request)).result),
    done: ({ to }) => texts.mails.resent(to),
  });
}

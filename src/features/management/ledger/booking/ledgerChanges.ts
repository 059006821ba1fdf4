import { type Cents, eurosOf, formatEuros } from '#rules/money.ts';
import { post } from '#src/api/call.ts';
import { type ClubInvoice, parseBookedTransfer } from '#src/api/entities/management/clubInvoice.ts';
import { parseResentMail, type UndeliveredMail } from '#src/api/entities/management/undeliveredMail.ts';
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

/** Sends a mail again that could not be delivered. A repeat is refused, so it needs no key. */
export function useResendMail(club: number, { id }: UndeliveredMail) {
  return useBooking(club, {
    requestOf: () => ({ club, mailId: id }),
    send: async (request) => parseResentMail((await post('resend_mail', request)).result),
    done: ({ to }) => texts.mails.resent(to),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cents, eurosOf, formatEuros } from '#rules/money.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { type ClubInvoice, parseBookedTransfer, parseReminded } from '#src/api/entities/clubInvoice.ts';
import { parseResentMail, type UndeliveredMail } from '#src/api/entities/undeliveredMail.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { ledgerTexts as texts } from '#src/texts/nl/ledger.ts';
import type { Undoable } from '../invoiceHistory.ts';

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

/** A key for all tries with the same content, so that a lost answer books once. */
function useKeys() {
  const [keys] = useState(() => new Map<string, string>());
  return (content: string): string => {
    const key = keys.get(content) ?? randomUuid();
    keys.set(content, key);
    return key;
  };
}

/** Fetches everything of the club again: counts of courses follow the payments too. */
function useRefresh(club: number) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['management', club] });
}

/** Books money that the club received for an invoice. */
export function useMarkPayment(club: number, { oid, number, open, refund }: ClubInvoice) {
  const refresh = useRefresh(club);
  const keyOf = useKeys();
  return useMutation({
    mutationFn: async ({ amount, ...how }: Arrived) => {
      const seen = { open: eurosOf(open), refund: eurosOf(refund) };
      const request = { club, order: oid, amount: eurosOf(amount), ...how, ...seen };
      const idempotencyKey = keyOf(JSON.stringify(request));
      return parseBookedTransfer((await post('mark_transfer_paid', request, { idempotencyKey })).result);
    },
    onSuccess: (_answer, { amount }) => {
      showNotice({ tone: 'success', message: texts.mark.done(formatEuros(amount), number) });
      return refresh();
    },
    // Somebody else was faster, so the dialog must show what is open now.
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}

interface GivenBack extends Pick<Arrived, 'amount'> {
  readonly way: 'transfer' | 'cash';
  /** ISO day. */
  readonly givenOn: string;
}

/** Notes that the club gave money back itself. */
export function useNoteGivenBack(club: number, { oid, payer, refund }: ClubInvoice) {
  const refresh = useRefresh(club);
  const keyOf = useKeys();
  return useMutation({
    mutationFn: ({ amount, ...how }: GivenBack) => {
      const request = { club, order: oid, amount: eurosOf(amount), ...how, refund: eurosOf(refund) };
      return post('note_given_back', request, { idempotencyKey: keyOf(JSON.stringify(request)) });
    },
    onSuccess: (_answer, { amount }) => {
      showNotice({ tone: 'success', message: texts.giveBack.done(formatEuros(amount), payer) });
      return refresh();
    },
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}

interface Used {
  readonly amount: Cents;
  readonly target: ClubInvoice['creditFor'][number];
}

/** Pays another invoice of the family by what this one has too much. */
export function useUseCredit(club: number, { oid, refund }: ClubInvoice) {
  const refresh = useRefresh(club);
  const keyOf = useKeys();
  return useMutation({
    mutationFn: ({ amount, target }: Used) => {
      const seen = { refund: eurosOf(refund), open: eurosOf(target.open) };
      const request = { club, order: oid, forOrder: target.oid, amount: eurosOf(amount), ...seen };
      return post('use_credit', request, { idempotencyKey: keyOf(JSON.stringify(request)) });
    },
    onSuccess: (_answer, { amount, target }) => {
      showNotice({ tone: 'success', message: texts.credit.done(formatEuros(amount), target.number) });
      return refresh();
    },
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}

/** Mails the payer about all that is overdue. */
export function useRemindNow(club: number, { oid }: ClubInvoice) {
  const refresh = useRefresh(club);
  return useMutation({
    mutationFn: async () => parseReminded((await post('remind_now', { club, order: oid })).result),
    onSuccess: ({ to, invoices }) => {
      showNotice({ tone: 'success', message: texts.remind.done(to, invoices) });
      return refresh();
    },
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}

/** Takes back that money arrived, or that it was given back. */
export function useUndo(club: number, { number }: ClubInvoice, undoable: Undoable) {
  const refresh = useRefresh(club);
  const keyOf = useKeys();
  return useMutation({
    mutationFn: (reason: string) =>
      undoable.is === 'payment'
        ? post(
            'undo_transfer',
            { club, payment: undoable.payment.id, reason },
            { idempotencyKey: keyOf(reason) },
          )
        : post(
            'undo_given_back',
            { club, entry: undoable.entry.id, reason },
            { idempotencyKey: keyOf(reason) },
          ),
    onSuccess: () => {
      const message =
        undoable.is === 'payment'
          ? texts.undo.payment.done(formatEuros(undoable.payment.amount), number)
          : texts.undo.givenBack.done(formatEuros(undoable.entry.amount), number);
      showNotice({ tone: 'success', message });
      return refresh();
    },
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}

/** Sends a mail again that could not be delivered. A repeat is refused, so it needs no key. */
export function useResendMail(club: number, { id }: UndeliveredMail) {
  const refresh = useRefresh(club);
  return useMutation({
    mutationFn: async () => parseResentMail((await post('resend_mail', { club, mailId: id })).result),
    onSuccess: ({ to }) => {
      showNotice({ tone: 'success', message: texts.mails.resent(to) });
      return refresh();
    },
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
}

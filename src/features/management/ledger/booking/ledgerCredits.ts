import { queryOptions, useMutation } from '@tanstack/react-query';
import { type Cents, eurosOf, formatEuros } from '#rules/money.ts';
import { post } from '#src/api/call.ts';
import type { ClubInvoice } from '#src/api/entities/management/clubInvoice.ts';
import {
  type CreditedAmount,
  parseCreditedAmount,
  parseRefundProposal,
} from '#src/api/entities/management/refundProposal.ts';
import { resultOf } from '#src/api/resultOf.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { ledgerTexts as texts } from '#src/texts/nl/ledger.ts';
import { useBooking } from './useBooking.ts';

/** The amount that a club could give back of an order, by the lessons that remain. */
export function refundProposalQuery(club: number, order: number) {
  return queryOptions({
    queryKey: ['management', club, 'refund-proposal', order],
    queryFn: resultOf('get_refund_proposal', { club, order }, parseRefundProposal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** An amount to take off an order, or off one line of it. */
export interface CreditWish {
  readonly amount: Cents;
  readonly line: number | undefined;
  readonly reason: string;
}

/** Shows what an amount less means, and does it at the amounts that were shown. */
export function useCreditAmount(club: number, { oid, number }: ClubInvoice) {
  const wished = ({ amount, line, reason }: CreditWish) => ({
    ...{ club, order: oid, amount: eurosOf(amount), reason },
    ...(line !== undefined && { line }),
  });
  const preview = useMutation({
    mutationFn: async (wish: CreditWish) => {
      const request = { ...wished(wish), preview: true };
      const { result } = await post('credit_amount', request, { idempotencyKey: randomUuid() });
      return parseCreditedAmount(result);
    },
  });
  const confirm = useBooking(club, {
    requestOf: ({ agreed, ...wish }: CreditWish & { readonly agreed: CreditedAmount }) => ({
      ...wished(wish),
      agreed: {
        ...{ credited: eurosOf(agreed.credited), lapses: eurosOf(agreed.lapses) },
        ...{ refunded: eurosOf(agreed.refunded), byHand: eurosOf(agreed.byHand) },
      },
    }),
    send: (request, key) => post('credit_amount', request, key),
    done: (_answer, { amount }) => texts.back.done(formatEuros(amount), number),
  });
  return { preview, confirm };
}

interface Used {
  readonly amount: Cents;
  readonly target: ClubInvoice['creditFor'][number];
}

/** Pays another invoice of the family by what this one has too much. */
export function useUseCredit(club: number, { oid, refund }: ClubInvoice) {
  return useBooking(club, {
    requestOf: ({ amount, target }: Used) => ({
      ...{ club, order: oid, forOrder: target.oid, amount: eurosOf(amount) },
      ...{ refund: eurosOf(refund), open: eurosOf(target.open) },
    }),
    send: (request, key) => post('use_credit', request, key),
    done: (_answer, { amount, target }) => texts.credit.done(formatEuros(amount), target.number),
  });
}

interface GivenBack {
  readonly amount: Cents;
  readonly way: 'transfer' | 'cash';
  /** ISO day. */
  readonly givenOn: string;
}

/** Notes that the club gave money back itself. */
export function useNoteGivenBack(club: number, { oid, payer, refund }: ClubInvoice) {
  return useBooking(club, {
    requestOf: ({ amount, ...how }: GivenBack) => ({
      ...{ club, order: oid, amount: eurosOf(amount) },
      ...how,
      refund: eurosOf(refund),
    }),
    send: (request, key) => post('note_given_back', request, key),
    done: (_answer, { amount }) => texts.giveBack.done(formatEuros(amount), payer),
  });
}

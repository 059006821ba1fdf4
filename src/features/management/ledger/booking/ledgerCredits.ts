import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Cents, eurosOf, formatEuros } from '#rules/money.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { get, post } from '#src/api/call.ts';
import type { ClubInvoice } from '#src/api/entities/clubInvoice.ts';
import {
  type CreditedAmount,
  parseCreditedAmount,
  parseRefundProposal,
} from '#src/api/entities/refundProposal.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { ledgerTexts as texts } from '#src/texts/nl/ledger.ts';

/** What a club could give back of an order, by the lessons that remain. */
export function refundProposalQuery(club: number, order: number) {
  return queryOptions({
    queryKey: ['management', club, 'refund-proposal', order],
    queryFn: async ({ signal }) =>
      parseRefundProposal((await get('get_refund_proposal', { club, order }, { signal })).result),
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
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  const refresh = () => client.invalidateQueries({ queryKey: ['management', club] });
  const requestOf = ({ amount, line, reason }: CreditWish) => ({
    ...{ club, order: oid, amount: eurosOf(amount), reason },
    ...(line !== undefined && { line }),
  });
  const preview = useMutation({
    mutationFn: async (wish: CreditWish) => {
      const request = { ...requestOf(wish), preview: true };
      const { result } = await post('credit_amount', request, { idempotencyKey: randomUuid() });
      return parseCreditedAmount(result);
    },
  });
  const confirm = useMutation({
    mutationFn: ({ agreed, ...wish }: CreditWish & { readonly agreed: CreditedAmount }) => {
      const { credited, lapses, refunded, byHand } = agreed;
      const inEuros = {
        ...{ credited: eurosOf(credited), lapses: eurosOf(lapses) },
        ...{ refunded: eurosOf(refunded), byHand: eurosOf(byHand) },
      };
      const request = { ...requestOf(wish), agreed: inEuros };
      const content = JSON.stringify(request);
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      return post('credit_amount', request, { idempotencyKey });
    },
    onSuccess: (_answer, { amount }) => {
      showNotice({ tone: 'success', message: texts.back.done(formatEuros(amount), number) });
      return refresh();
    },
    onError: (error) => (refusalOf(error)?.status === 409 ? refresh() : undefined),
  });
  return { preview, confirm };
}

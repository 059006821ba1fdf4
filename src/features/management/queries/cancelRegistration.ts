import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { eurosOf } from '#rules/money.ts';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import {
  type ClubCancellation,
  parseClubCancellation,
} from '#src/api/entities/management/clubCancellation.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';

export type CancelMoney = 'back' | 'none';

interface Cancelling {
  /** The club's nid. */
  readonly club: number;
  /** The id of the registration. */
  readonly id: number;
}

/** What a cancellation would do to the amounts. It changes nothing. */
export function cancelPreviewQuery({ club, id, money }: Cancelling & { readonly money: CancelMoney }) {
  return queryOptions({
    queryKey: ['management', club, 'cancel', id, money],
    queryFn: async ({ signal }) => {
      const request = { club, what: { registration: id }, money, reason: '', preview: true };
      const { result } = await post('cancel_for_club', request, { idempotencyKey: randomUuid(), signal });
      return parseClubCancellation(result);
    },
    staleTime: 0,
    gcTime: 0,
  });
}

interface Confirmed {
  readonly money: CancelMoney;
  readonly reason: string;
  /** The amounts that the manager saw. */
  readonly seen: ClubCancellation;
}

/** Cancels a registration at the amounts that were shown. One key for all tries with the same content. */
export function useCancelRegistration({ club, id }: Cancelling) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: async ({ money, reason, seen }: Confirmed) => {
      const agreed = {
        credited: eurosOf(seen.credited),
        refunded: eurosOf(seen.refunded),
        byHand: eurosOf(seen.byHand),
      };
      const request = { club, what: { registration: id }, money, reason, agreed };
      const content = JSON.stringify(request);
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      return parseClubCancellation((await post('cancel_for_club', request, { idempotencyKey })).result);
    },
    // Other amounts refuse the cancellation: the dialog must show how they stand now.
    onError: (error) =>
      refusalOf(error)?.status === 409
        ? client.invalidateQueries({ queryKey: ['management', club, 'cancel', id] })
        : undefined,
    onSuccess: () =>
      Promise.all(
        ['courses', 'registrations'].map((part) =>
          client.invalidateQueries({ queryKey: ['management', club, part] }),
        ),
      ),
  });
}

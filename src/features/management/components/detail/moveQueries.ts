import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { get, post } from '#src/api/call.ts';
import { parseMoved, parseMoveTargets } from '#src/api/entities/desk/deskRegistration.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';

/** Where a registration can move now. */
export function moveTargetsQuery(club: number, registration: number) {
  return queryOptions({
    queryKey: ['management', club, 'move', registration],
    queryFn: async ({ signal }) =>
      parseMoveTargets((await get('get_move_targets', { club, registration }, { signal })).result),
    staleTime: 0,
    gcTime: 0,
  });
}

interface Move {
  readonly tariff: number;
  /** In euros, as it was shown. */
  readonly difference: number;
}

/** Moves a registration at the difference that was shown. One key for all tries with the same content. */
export function useMove(club: number, registration: number) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  return useMutation({
    mutationFn: async (move: Move) => {
      const request = { club, registration, ...move };
      const content = JSON.stringify(request);
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      return parseMoved((await post('move_registration', request, { idempotencyKey })).result);
    },
    // Another difference refuses the move: the dialog must show it as it is now.
    onError: (error) =>
      refusalOf(error)?.status === 409
        ? client.invalidateQueries({ queryKey: ['management', club, 'move', registration] })
        : undefined,
    onSuccess: () =>
      Promise.all(
        ['courses', 'registrations', 'person'].map((part) =>
          client.invalidateQueries({ queryKey: ['management', club, part] }),
        ),
      ),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { post } from '#src/api/call.ts';
import { parseTakenBackOffer } from '#src/api/entities/management/offerEditor.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { offerPlannedTexts as texts } from '#src/texts/nl/offerPlanned.ts';
import { writtenMoment } from './plannedMoment.ts';

interface Change<Wish, Answer> {
  readonly send: (wish: Wish, key: string) => Promise<Answer>;
  readonly done: (answer: Answer, wish: Wish) => string;
}

/** A change of a publication. All tries with the same wish have one idempotency key, so that a lost answer changes once. */
function usePublicationChange<Wish, Answer>(club: number, { send, done }: Change<Wish, Answer>) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  const refresh = () => client.invalidateQueries({ queryKey: ['management', club] });
  return useMutation({
    mutationFn: (wish: Wish) => {
      const content = JSON.stringify(wish);
      const key = keys.get(content) ?? randomUuid();
      keys.set(content, key);
      return send(wish, key);
    },
    onSuccess: (answer, wish) => {
      showNotice({ tone: 'success', message: done(answer, wish) });
      return refresh();
    },
    // It is live already, or somebody else was faster: the screen must show how it is now.
    onError: (error) => (refusalOf(error) ? refresh() : undefined),
  });
}

/** Moves a planned publication. @param planned - its id */
export function useMovePlanned(club: number, planned: number) {
  return usePublicationChange(club, {
    send: (at: number) => post('change_planned_offer', { club, planned, at }),
    done: (_answer, at) => texts.planned.moving.done(writtenMoment(at)),
  });
}

/** Removes a planned publication. @param planned - its id */
export function useCancelPlanned(club: number, planned: number) {
  return usePublicationChange(club, {
    send: () => post('change_planned_offer', { club, planned }),
    done: () => texts.planned.cancelling.done,
  });
}

/** Takes a publication back. @param publication - its id */
export function useTakeBack(club: number, publication: number) {
  return usePublicationChange(club, {
    send: async (_wish: undefined, idempotencyKey) =>
      parseTakenBackOffer((await post('take_back_offer', { club, publication }, { idempotencyKey })).result),
    done: ({ unmailed }) => texts.recent.dialog.done(unmailed),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { refusalOf } from '#src/api/apiFailure.ts';
import { failureText } from '#src/features/failures/index.ts';
import { showNotice } from '#src/features/notices/index.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';

interface Booking<Wish, Request, Answer> {
  readonly requestOf: (wish: Wish) => Request;
  /** Operations that refuse a repeat need no key. */
  readonly send: (request: Request, key: { readonly idempotencyKey: string }) => Promise<Answer>;
  readonly done: (answer: Answer, wish: Wish) => string;
}

/**
 * A change of the books of a club. All tries with the same request have one idempotency key, so that a lost answer books once. Afterwards
 * everything of the club is fetched again, because counts of courses follow the payments too.
 */
export function useBooking<Wish, Request, Answer>(
  club: number,
  { requestOf, send, done }: Booking<Wish, Request, Answer>,
) {
  const client = useQueryClient();
  const [keys] = useState(() => new Map<string, string>());
  const isShown = useIsShown();
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['management', club] });
    // What was fetched is drawn in the next task. Until then, a button that goes would still get the focus of its dialog.
    await new Promise((drawn) => setTimeout(drawn));
  };
  return useMutation({
    mutationFn: (wish: Wish) => {
      const request = requestOf(wish);
      const content = JSON.stringify(request);
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      return send(request, { idempotencyKey });
    },
    onSuccess: (answer, wish) => {
      showNotice({ tone: 'success', message: done(answer, wish) });
      return refresh();
    },
    async onError(error) {
      // Somebody else was faster, so the screen must show how it is now.
      if (refusalOf(error)?.status === 409) await refresh();
      // The row may be gone from the list, or its dialog closed.
      if (!isShown()) showNotice({ tone: 'danger', message: failureText(error) });
    },
  });
}

function useIsShown() {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}

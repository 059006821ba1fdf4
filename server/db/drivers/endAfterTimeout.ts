import type pg from 'pg';

/**
 * Closes the connection of a statement that timed out. Otherwise the `rollback` after it would wait as long again, and the next user
 * of the connection would wait for a statement that never ends. Passes the answer of `query` on: a promise, or nothing.
 */
export function endAfterTimeout<Answer>(client: pg.Client, answer: Answer): Answer {
  if (answer instanceof Promise)
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout')
        client.end().catch(() => undefined);
    });
  return answer;
}

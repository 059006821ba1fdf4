import type pg from 'pg';
import { currentPatience } from '../patience.ts';

/**
 * Runs a statement, for at most as long as the request still waits. Closes the connection when the statement times out. Otherwise the
 * `rollback` after it would wait as long again, and the next user of the connection would wait for a statement that never ends.
 *
 * @param asked - the first argument of `pg.Client.query`
 * @param query - runs it
 * @returns the answer of `query`: a promise, or nothing
 */
export function queryInTime<Answer>(
  client: pg.Client,
  asked: unknown,
  query: (asked: unknown) => Answer,
): Answer {
  const patience = currentPatience();
  if (!patience || typeof asked !== 'object') return endAfterTimeout(client, query(asked));
  const answer: unknown = patience.wait(async (limit) =>
    endAfterTimeout(client, query({ ...asked, query_timeout: limit })),
  );
  // Safe cast: without a callback, which nobody gives, the answer is a promise already.
  return answer as Answer;
}

function endAfterTimeout<Answer>(client: pg.Client, answer: Answer): Answer {
  if (answer instanceof Promise)
    answer.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'Query read timeout')
        client.end().catch(() => undefined);
    });
  return answer;
}

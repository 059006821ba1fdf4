import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before a retry: enough for a busy server to go on. */
const breath = 50;

/** Repeats a call while the server says that a retry may help: it still handles the same idempotency key, or is too busy. */
export async function untilAnswered<Answer extends { readonly body: { readonly code?: string | undefined } }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.body.code !== 'conflict' && answer.body.code !== 'unavailable') return answer;
    await pause(breath);
  }
}

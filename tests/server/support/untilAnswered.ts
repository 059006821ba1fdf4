/** Calls again while the server says that it may be tried again: it is at work on the same key, or too busy. */
export async function untilAnswered<Answer extends { readonly body: { readonly code?: string | undefined } }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.body.code !== 'conflict' && answer.body.code !== 'unavailable') return answer;
  }
}

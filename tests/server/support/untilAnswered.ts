/** Calls again while the server answers that a retry may help: it is at work on the same key, or too busy. */
export async function untilAnswered<Answer extends { readonly body: { readonly code?: string | undefined } }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.body.code !== 'conflict' && answer.body.code !== 'unavailable') return answer;
  }
}

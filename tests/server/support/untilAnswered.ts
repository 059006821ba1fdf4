/** Calls again while the first call with the same key is still at work: the server then says that it may be tried again. */
export async function untilAnswered<Answer extends { readonly body: { readonly code?: string | undefined } }>(
  call: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.body.code !== 'conflict') return answer;
  }
}

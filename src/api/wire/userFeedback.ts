import * as v from 'valibot';
import { readableOf } from './lists.ts';
import { text } from './text.ts';

const feedback = v.object({
  result: v.object({
    user_feedback: v.union([
      v.pipe(
        text,
        v.transform((line) => [line]),
      ),
      readableOf(text),
    ]),
  }),
});

/** The lines that the server wants to have read (`result.user_feedback`), for any answer. */
export function userFeedback(answer: unknown): readonly string[] {
  const read = v.safeParse(feedback, answer);
  return read.success ? read.output.result.user_feedback.filter((line) => line.trim() !== '') : [];
}

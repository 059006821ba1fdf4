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

/** Reads the sentences in `result.user_feedback` of any answer: the server wants the person to see them. */
export function userFeedback(answer: unknown): readonly string[] {
  const read = v.safeParse(feedback, answer);
  return read.success ? read.output.result.user_feedback.filter((line) => line.trim() !== '') : [];
}

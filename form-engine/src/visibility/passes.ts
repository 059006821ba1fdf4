import type { CompiledForm } from '../schema/compiledForm.ts';
import { isInOrder } from '../schema/isInOrder.ts';
import { type RawAnswers, readAnswer } from '../schema/readAnswers.ts';
import type { AnswerTest } from '../sections/condition.ts';

/** Whether an answer passes a test. Looks at the answer alone, not at whether its question is asked. */
export function passes(form: CompiledForm, { key, test }: AnswerTest, raw: RawAnswers): boolean {
  const question = form.questions.get(key);
  const kind = form.kinds.get(key);
  if (!question || !kind) return true;
  const read = readAnswer(form, key, raw);
  const answer = 'malformed' in read ? undefined : read.answer;
  if (test.is === 'filled') return kind.isFilled(answer, question) === test.filled;
  const sent = kind.encode(answer, question);
  const values: readonly unknown[] = Array.isArray(sent) ? sent : [sent];
  switch (test.is) {
    case 'oneOf':
      return test.values.some((value) => values.includes(value));
    case 'containing':
      return Array.isArray(sent)
        ? sent.includes(test.text)
        : typeof sent === 'string' && sent.includes(test.text);
    case 'compared':
      return values.some((value) => typeof value === 'string' && isInOrder(value, test));
  }
}

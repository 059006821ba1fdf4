import type { Answer, WireAnswer } from '../questions/question-kind/answer.ts';
import { isCalendarDate } from '../rules/birthdate.ts';
import { isPlainNumber } from '../rules/plainNumber.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { type RawAnswers, readAnswer } from '../schema/readAnswers.ts';
import type { AnswerTest, Comparator, Comparison } from '../sections/condition.ts';

/** Whether an answer passes a test. Looks at the answer alone, not at whether its question is asked. */
export function passes(form: CompiledForm, { key, test }: AnswerTest, raw: RawAnswers): boolean {
  const question = form.questions.get(key);
  const kind = form.kinds.get(key);
  if (!question || !kind) return true;
  const read = readAnswer(form, key, raw);
  const answer = 'malformed' in read ? undefined : read.answer;
  if (test.is === 'filled') return kind.isFilled(answer, question) === test.filled;
  const sent = kind.encode(answer, question);
  switch (test.is) {
    case 'oneOf':
      return itemsOf(sent).some((value) => test.values.includes(value));
    case 'containing':
      return typeof answer === 'string' ? answer.includes(test.text) : itemsOf(answer).includes(test.text);
    case 'compared':
      return itemsOf(answer).some((text) => isInOrder(text, test));
  }
}

/** The texts of an answer: the text itself, or the choices of a list. A box or an address has none. */
function itemsOf(answer: Answer | WireAnswer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer : [];
}

function isInOrder(text: string, { by, to }: Comparison): boolean {
  if (typeof to === 'number') return isPlainNumber(text) && holdsBetween(Number(text), by, to);
  return isCalendarDate(text) && holdsBetween(text, by, to);
}

function holdsBetween<T extends number | string>(answer: T, by: Comparator, to: T): boolean {
  switch (by) {
    case 'gt':
      return answer > to;
    case 'gte':
      return answer >= to;
    case 'lt':
      return answer < to;
    case 'lte':
      return answer <= to;
  }
}

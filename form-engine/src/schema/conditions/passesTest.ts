import type { Answer, WireAnswer } from '../../questions/question-kind/answer.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import type { AnswerTest } from '../../sections/condition.ts';
import type { Question } from '../../sections/question.ts';
import { isInOrder } from './isInOrder.ts';

interface Tested {
  readonly question: Question;
  readonly kind: QuestionKind;
}

/** Whether an answer passes a test. Looks at the answer alone, not at whether its question is asked. */
export function passesTest(
  { question, kind }: Tested,
  test: AnswerTest['test'],
  answer: Answer | undefined,
): boolean {
  if (test.is === 'filled') return kind.isFilled(answer, question) === test.filled;
  const sent = kind.encode(answer, question);
  switch (test.is) {
    case 'oneOf':
      return itemsOf(sent).some((value) => test.values.includes(value));
    case 'containing':
      return typeof answer === 'string' ? answer.includes(test.text) : itemsOf(answer).includes(test.text);
    case 'compared':
      return itemsOf(sent).some((text) => isInOrder(text, test));
  }
}

/** The texts of an answer: the text itself, or the choices of a list. An address or a row has none. */
function itemsOf(answer: Answer | WireAnswer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer];
  return Array.isArray(answer) ? answer.filter((item) => typeof item === 'string') : [];
}

import type { Question } from '../../sections/question.ts';
import { wireCount } from '../../sections/wireValue.ts';
import { notOffered } from '../building-blocks/choice.ts';
import { configField } from '../building-blocks/configField.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

const usualSteps = 5;
const fewestSteps = 2;
/** Maximum number of stars: more don't fit on two lines of a phone. */
const mostSteps = 10;

/** The answers `'1'` up to each number of stars. Made once, because lists of values are compared by identity. */
const answersUpTo: readonly (readonly string[])[] = Array.from({ length: mostSteps + 1 }, (_, most) =>
  Array.from({ length: most }, (_, index) => String(index + 1)),
);

/** The possible answers to a question for stars: `'1'` to `config.max`, which is 5 where it is missing or unreadable. */
function ratingSteps(question: Question): readonly string[] {
  return answersUpTo[readMost(question) ?? usualSteps] ?? [];
}

/** The number of stars; `undefined` where it is missing or can't be used. */
export function readMost(question: Question): number | undefined {
  const most = wireCount(configField(question, 'max'));
  return most !== undefined && most >= fewestSteps && most <= mostSteps ? most : undefined;
}

/** A number of stars, `'1'` to `config.max` (5 by default, 10 at most). */
export const ratingKind = {
  name: 'rating',
  answerSchema: { type: 'string', enum: { $data: '1/question/values' } },
  messages: { type: notOffered, enum: notOffered },
  requiredMessage: (texts) => texts.ratingRequired,
  accepts: (question) => question.type === 'rating',
  parameters: (question) => ({ values: ratingSteps(question) }),
  uiSchema: () => ({ 'ui:widget': 'radio' }),
  decode: (wire) => decodeLine(wire, () => undefined),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

import { notOffered } from '../building-blocks/choice.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { hasUnreadableSteps, ratingSteps } from './ratingSteps.ts';

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
  diagnose: (question) =>
    hasUnreadableSteps(question)
      ? [
          {
            code: 'malformed',
            message: 'config.max of a rating must be a whole number from 2 to 10; it is 5',
          },
        ]
      : [],
} as const satisfies QuestionKind<string>;

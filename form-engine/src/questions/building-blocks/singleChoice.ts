import type { QuestionKind } from '../question-kind/questionKind.ts';
import { decodeChoice, notOffered, optionValues } from './choice.ts';
import { encodeText, isFilledText } from './textAnswer.ts';

/** What radio and select share: one of the options, as its value. */
export const singleChoice = {
  answerSchema: { type: 'string', enum: { $data: '1/question/values' } },
  messages: { type: notOffered, enum: notOffered },
  requiredMessage: (texts) => texts.selectRequired,
  parameters: (question) => ({ values: optionValues(question) }),
  decode: decodeChoice,
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies Omit<QuestionKind<string>, 'name' | 'accepts' | 'uiSchema'>;

import { cleanText } from '../../rules/cleanText.ts';
import { decodeText, encodeText, isFilledText, longestText, tooLong } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** Text of several lines; a line break is `\n`. */
export const textareaKind = {
  name: 'textarea',
  answerSchema: { type: 'string', maxLength: longestText },
  messages: { maxLength: tooLong },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'textarea',
  uiSchema: () => ({ 'ui:widget': 'textarea' }),
  decode: (wire) => decodeText(wire, cleanText),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

import { cleanText } from '../../rules/cleanText.ts';
import { decodeText, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import {
  lengthOption,
  textLimitMessages,
  textLimitNames,
  textLimitParameters,
  textLimitSchema,
} from '../building-blocks/textLimits.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** Text of several lines; a line break is `\n`. */
export const textareaKind = {
  name: 'textarea',
  ownNames: textLimitNames,
  answerSchema: textLimitSchema,
  messages: textLimitMessages,
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'textarea',
  parameters: textLimitParameters,
  uiSchema: (question) => ({ 'ui:widget': 'textarea', 'ui:options': lengthOption(question) }),
  decode: (wire) => decodeText(wire, cleanText),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

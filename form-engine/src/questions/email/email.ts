import { cleanLine } from '../../rules/cleanText.ts';
import { decodeText, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** An e-mail address, or a `;` list of them (Specification 5.2). */
export const emailKind = {
  name: 'email',
  answerSchema: { type: 'string', format: 'email-list' },
  messages: {
    format: {
      rule: 'format',
      message: (texts, answer) => (String(answer).includes(';') ? texts.emailList : texts.email),
    },
  },
  requiredMessage: (texts) => texts.required,
  accepts: ({ type, defaultKey }) => type === 'email' || (type === 'text' && defaultKey === 'mail'),
  uiSchema: () => ({ 'ui:widget': 'email', 'ui:autocomplete': 'email' }),
  decode: (wire) => decodeText(wire, cleanLine),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

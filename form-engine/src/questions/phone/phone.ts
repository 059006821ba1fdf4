import { cleanLine } from '../../rules/cleanText.ts';
import { storedPhonePattern } from '../../rules/phone.ts';
import { readPhone } from '../../rules/readPhone.ts';
import { decodeText, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** A phone number in its stored form, `+32 470123456` (Specification 3). Older formats are converted to that form first. */
export const phoneKind = {
  name: 'phone',
  answerSchema: { type: 'string', pattern: storedPhonePattern },
  messages: { pattern: { rule: 'format', message: (texts) => texts.phone } },
  requiredMessage: (texts) => texts.required,
  accepts: ({ type, defaultKey }) => type === 'phone' || (type === 'text' && defaultKey === 'phone'),
  uiSchema: () => ({ 'ui:widget': 'text', 'ui:autocomplete': 'tel' }),
  decode: (wire) => decodeText(wire, (text) => readPhone(cleanLine(text))),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

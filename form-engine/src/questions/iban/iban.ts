import { readIban } from '../../rules/iban.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/**
 * The number of a bank account: upper case, without blanks. Text that is no IBAN is kept as typed, and refused. Drafts
 * leave it out, because others may use the same device.
 */
export const ibanKind = {
  name: 'iban',
  answerSchema: { type: 'string', format: 'iban' },
  messages: { format: { rule: 'format', message: (texts) => texts.iban } },
  requiredMessage: (texts) => texts.required,
  confidential: true,
  hasNoDefault: true,
  accepts: (question) => question.type === 'iban',
  uiSchema: () => ({ 'ui:widget': 'text' }),
  decode: (wire) => decodeLine(wire, readIban),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

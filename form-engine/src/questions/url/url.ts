import { readWebAddress } from '../../rules/webAddress.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';

/** The address of a web page, with `http` or `https`. A missing scheme is added; other text is kept, and refused. */
export const urlKind = {
  name: 'url',
  answerSchema: { type: 'string', format: 'web-address' },
  messages: { format: { rule: 'format', message: (texts) => texts.url } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'url',
  uiSchema: () => ({ 'ui:widget': 'uri' }),
  decode: (wire) => decodeLine(wire, readWebAddress),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies QuestionKind<string>;

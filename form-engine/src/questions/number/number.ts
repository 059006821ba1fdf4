import { cleanLine } from '../../rules/cleanText.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { affixes, affixNames } from '../building-blocks/affixes.ts';
import { decodeText, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { QuestionKind } from '../question-kind/questionKind.ts';
import { numberBounds } from './numberBounds.ts';

/**
 * A whole number as a string of digits, with `-` before a negative one. At most fifteen digits, so that every program
 * reads the same number. The bounds are `config.min` (default 0) and `config.max`. The wire has no fractions.
 */
export const numberKind = {
  name: 'number',
  ownNames: affixNames,
  answerSchema: { type: 'string', pattern: '^(?:0|-?[1-9][0-9]{0,14})$' },
  messages: { pattern: { rule: 'format', message: (texts) => texts.invalidValue } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'number',
  uiSchema: (question) => {
    const { min, max } = numberBounds(question);
    return {
      'ui:widget': 'text',
      'ui:options': { ...affixes(question), min, ...(max !== undefined && { max }) },
    };
  },
  decode: (wire) => decodeText(wire, (text) => withoutIdleZeros(cleanLine(text))),
  encode: encodeText,
  isFilled: isFilledText,
  check: (answer, question, { texts }) => {
    const { min, max } = numberBounds(question);
    if (Number(answer) < min) return [{ rule: 'range', message: fillIn(texts.minimumValue, { n: min }) }];
    if (max === undefined || Number(answer) <= max) return [];
    return [{ rule: 'range', message: fillIn(texts.maximumValue, { n: max }) }];
  },
} as const satisfies QuestionKind<string>;

/** Normalises `007` to `7` and `-0` to `0`. Text that is no whole number is returned as it is. */
function withoutIdleZeros(text: string): string {
  if (!/^-?\d+$/.test(text)) return text;
  const digits = text.replace(/^-?0*(?=\d)/, '');
  return text.startsWith('-') && digits !== '0' ? `-${digits}` : digits;
}

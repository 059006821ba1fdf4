import { affixes } from '../../questions/building-blocks/affixes.ts';
import { configText } from '../../questions/building-blocks/configField.ts';
import { decimalBounds } from '../../questions/building-blocks/decimalBounds.ts';
import { decodeLine } from '../../questions/building-blocks/textAnswer.ts';
import { decimalKind } from '../../questions/decimal/decimal.ts';
import { numberKind } from '../../questions/number/number.ts';
import type { Finding } from '../../questions/question-kind/problem.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { readDecimal } from '../../rules/decimal.ts';
import type { Question } from '../../sections/question.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { isNumberText } from './jsonNumber.ts';

/** Lowest whole number that the buttons of a field without a minimum lead to: fifteen digits. */
const lowest = -999_999_999_999_999;

/**
 * `type: integer`. A number outside its bounds, with a fraction or with too many digits is refused as it was typed. It is
 * never moved to a bound.
 */
export const schemaIntegerKind: QuestionKind<string> = {
  ...numberKind,
  answerSchema: { type: 'string', pattern: '^(?:0|-?[1-9][0-9]{0,308})$' },
  accepts: ({ type }) => type === 'schema-integer',
  uiSchema: (question) => {
    const [min, max] = [bound(question, 'min') ?? lowest, bound(question, 'max')];
    return {
      'ui:widget': 'text',
      'ui:options': { ...affixes(question), min, ...(max !== undefined && { max }), clamps: false },
    };
  },
  decode: (wire) => decodeLine(wire, readWhole),
  check: (answer, question, { texts }) => {
    if (!isNumberText(answer) || answer.includes('.'))
      return [{ rule: 'format', message: texts.wholeNumber }];
    const [min, max] = [bound(question, 'min'), bound(question, 'max')];
    const outside = (message: string, n: number): readonly Finding[] => [
      { rule: 'range', message: fillIn(message, { n }) },
    ];
    if (min !== undefined && Number(answer) < min) return outside(texts.minimumValue, min);
    return max !== undefined && Number(answer) > max ? outside(texts.maximumValue, max) : [];
  },
  diagnose: () => [],
};

/** Reads a typed whole number: `007`, `+7` and `1 000`. A point between digits may be a decimal mark, so it stays. */
function readWhole(line: string): string | undefined {
  const typed = /^[+-]?\d{1,3}(?: \d{3})+$/.test(line) ? line.replaceAll(' ', '') : line;
  const [, sign = '', digits] = /^([+-]?)0*(\d+)$/.exec(typed) ?? [];
  if (digits === undefined) return undefined;
  return sign === '-' && digits !== '0' ? `-${digits}` : digits;
}

function bound(question: Question, name: 'min' | 'max'): number | undefined {
  const text = configText(question, name);
  return text === '' ? undefined : Number(text);
}

/** `type: number`, and an integer with steps. A number may have more than fifteen digits where it is exact. */
export const schemaDecimalKind: QuestionKind<string> = {
  ...decimalKind,
  answerSchema: { type: 'string', pattern: '^-?[0-9]{1,309}(?:\\.[0-9]{1,400})?$' },
  accepts: ({ type }) => type === 'schema-decimal',
  decode: (wire) => decodeLine(wire, (line) => readDecimal(line) ?? readLong(line)),
  check: (answer, question, context) =>
    isNumberText(answer)
      ? decimalKind.check(answer, question, context)
      : [{ rule: 'format', message: context.texts.decimal }],
};

/** A number between two bounds with the widget `range`. Without `multipleOf` a number may be anywhere between them. */
export const schemaSliderKind: QuestionKind<string> = {
  ...schemaDecimalKind,
  name: 'slider',
  requiredMessage: (texts) => texts.sliderRequired,
  accepts: ({ type }) => type === 'schema-slider',
  uiSchema: (question) => ({ 'ui:widget': 'text', 'ui:options': decimalBounds(question) }),
};

function readLong(line: string): string | undefined {
  const text = line.replace(',', '.');
  return isNumberText(text) ? text : undefined;
}

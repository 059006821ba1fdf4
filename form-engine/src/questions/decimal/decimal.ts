import { readDecimal, showDecimal } from '../../rules/decimal.ts';
import { plainNumberPattern } from '../../rules/plainNumber.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { decimalMark } from '../../texts/numberText.ts';
import { affix, affixes, affixNames } from '../building-blocks/affixes.ts';
import { decodeLine, encodeText, isFilledText } from '../building-blocks/textAnswer.ts';
import type { Finding } from '../question-kind/problem.ts';
import type { CheckContext, QuestionKind } from '../question-kind/questionKind.ts';
import { type DecimalBounds, decimalBoundFaults, decimalBounds, isOnStep } from './decimalBounds.ts';

/**
 * A number with decimals: a plain number with a point, such as `12.5`. At most fifteen digits, so that every program
 * reads the same number. Text that is no number is kept as typed, and refused. Bounds, step and unit are in `config`.
 */
export const decimalKind = {
  name: 'decimal',
  ownNames: ['config.step', 'config.unit', ...affixNames],
  answerSchema: { type: 'string', pattern: plainNumberPattern },
  messages: { pattern: { rule: 'format', message: (texts) => texts.decimal } },
  requiredMessage: (texts) => texts.required,
  accepts: (question) => question.type === 'decimal',
  uiSchema: (question) => {
    const unit = affix(question, 'unit');
    return {
      'ui:widget': 'text',
      'ui:options': { ...affixes(question), ...(unit && { suffix: unit }) },
    };
  },
  decode: (wire) => decodeLine(wire, readDecimal),
  encode: encodeText,
  isFilled: isFilledText,
  check: (answer, question, context) => boundFindings(answer, decimalBounds(question), context),
  diagnose: (question) =>
    decimalBoundFaults(question).map((message) => ({ code: 'malformed' as const, message })),
} as const satisfies QuestionKind<string>;

/** The finding about a number outside its bounds, or between two steps. */
export function boundFindings(
  answer: string,
  bounds: DecimalBounds,
  { texts, settings }: Pick<CheckContext, 'texts' | 'settings'>,
): readonly Finding[] {
  const { min, max, step } = bounds;
  const mark = decimalMark(settings.locale);
  const refused = (message: string, n: string, least?: string): readonly Finding[] => [
    {
      rule: 'range',
      message: fillIn(message, {
        n: showDecimal(n, mark),
        ...(least !== undefined && { min: showDecimal(least, mark) }),
      }),
    },
  ];
  if (min !== undefined && Number(answer) < Number(min)) return refused(texts.minimumValue, min);
  if (max !== undefined && Number(answer) > Number(max)) return refused(texts.maximumValue, max);
  if (step === undefined || isOnStep(answer, bounds)) return [];
  return min === undefined || Number(min) === 0
    ? refused(texts.decimalStep, step)
    : refused(texts.decimalStepFrom, step, min);
}

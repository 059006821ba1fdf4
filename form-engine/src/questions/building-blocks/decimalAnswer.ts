import { readDecimal, showDecimal } from '../../rules/decimal.ts';
import { plainNumberPattern } from '../../rules/plainNumber.ts';
import type { Question } from '../../sections/question.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { decimalMark } from '../../texts/numberText.ts';
import type { Finding } from '../question-kind/problem.ts';
import type { CheckContext, QuestionKind, UiSchema } from '../question-kind/questionKind.ts';
import { affix, affixes, affixNames } from './affixes.ts';
import { type DecimalBounds, isOnStep } from './decimalBounds.ts';
import { decodeLine, encodeText, isFilledText } from './textAnswer.ts';

/** The shared part of the kinds for a plain number with a point, such as `12.5`. */
export const decimalAnswer = {
  ownNames: ['config.step', 'config.unit', ...affixNames],
  answerSchema: { type: 'string', pattern: plainNumberPattern },
  messages: { pattern: { rule: 'format', message: (texts) => texts.decimal } },
  decode: (wire) => decodeLine(wire, readDecimal),
  encode: encodeText,
  isFilled: isFilledText,
} as const satisfies Omit<QuestionKind<string>, 'name' | 'accepts' | 'uiSchema'>;

/** The texts beside a number: its affixes, and its unit. */
export function decimalAffixes(question: Question): UiSchema {
  const unit = affix(question, 'unit');
  return { ...affixes(question), ...(unit && { suffix: unit }) };
}

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

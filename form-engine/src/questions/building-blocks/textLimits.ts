import { safePattern } from '../../rules/safePattern.ts';
import type { Question } from '../../sections/question.ts';
import { wireCount } from '../../sections/wireValue.ts';
import { fillIn } from '../../texts/fillIn.ts';
import type { KeywordMessage, UiSchema } from '../question-kind/questionKind.ts';
import { configField, configText } from './configField.ts';
import { oncePer } from './oncePer.ts';
import { longestText } from './textAnswer.ts';

/** The limits of a text answer, from `config`. Lengths are in characters (code points). */
interface TextLimits {
  readonly least: number | undefined;
  readonly most: number | undefined;
  /** Anchored at both ends, and safe to run on any answer. */
  readonly pattern: string | undefined;
  readonly patternMessage: string;
}

/** The settings that a text answer reads. */
export const textLimitNames = [
  'config.min_length',
  'config.max_length',
  'config.pattern',
  'config.pattern_message',
] as const;

/** Reads `config.min_length`, `max_length`, `pattern` and `pattern_message`. A minimum above the maximum is left out. */
export const textLimits = oncePer((question: Question): TextLimits => {
  const [least, most] = [readLength(question, 'min_length'), readLength(question, 'max_length')];
  const pattern = configText(question, 'pattern');
  return {
    least: least !== undefined && least > (most ?? longestText) ? undefined : least,
    most,
    pattern: pattern === '' ? undefined : safePattern(pattern),
    patternMessage: configText(question, 'pattern_message').trim(),
  };
});

/** The limits as parameters of `textLimitSchema`. */
export function textLimitParameters(
  question: Question,
): Readonly<Record<string, unknown>> & { readonly most: number } {
  const { least, most = longestText, pattern, patternMessage } = textLimits(question);
  return {
    most,
    ...(least !== undefined && { least }),
    ...(pattern !== undefined && { pattern, patternMessage }),
  };
}

/** The answer schema of a text with limits. */
export const textLimitSchema = {
  type: 'string',
  maxLength: { $data: '1/question/most' },
  minLength: { $data: '1/question/least' },
  pattern: { $data: '1/question/pattern' },
} as const;

/** The messages of `textLimitSchema`. */
export const textLimitMessages = {
  maxLength: {
    rule: 'format',
    message: (texts, _answer, { most }) =>
      most === longestText ? texts.textTooLong : fillIn(texts.textTooLongFor, { n: Number(most) }),
  },
  minLength: {
    rule: 'format',
    message: (texts, _answer, { least }) => fillIn(texts.textTooShort, { n: Number(least) }),
  },
  pattern: {
    rule: 'format',
    message: (texts, _answer, { patternMessage }) =>
      (typeof patternMessage === 'string' && patternMessage) || texts.textPattern,
  },
} as const satisfies Readonly<Record<string, KeywordMessage>>;

/** The maximum length for `ui:options`, where the question sets one: the control then counts. */
export function lengthOption(question: Question): UiSchema {
  const { most } = textLimits(question);
  return most === undefined ? {} : { maxLength: most };
}

/** Reads a limit; `undefined` where it is missing or can't be read. */
export function readLength(question: Question, name: string): number | undefined {
  const length = wireCount(configField(question, name));
  return length !== undefined && length >= 1 && length <= longestText ? length : undefined;
}

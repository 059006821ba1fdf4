import { isBrokenText } from '../../rules/cleanText.ts';
import type { Option, Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import type { Decoded, KeywordMessage } from '../question-kind/questionKind.ts';
import { oncePer } from './oncePer.ts';

type Options = readonly Option[];

/** Whether the question has options: its own, those of another answer, or those of the host. */
export function hasOptions({ options, optionsFrom, optionsPort }: Question): boolean {
  return options.length > 0 || optionsFrom !== undefined || optionsPort !== undefined;
}

/** Whether the options aren't known before the answers are, or only to the host. */
export function hasLateOptions({ optionsFrom, optionsPort }: Question): boolean {
  return optionsFrom !== undefined || optionsPort !== undefined;
}

/** The values of the options, for an `enum` in the schema. Never use `oneOf`: it made validators slow on long lists. */
export function optionValues(options: Options): readonly string[] {
  return options.map((option) => option.value);
}

export function optionLabels(options: Options): readonly string[] {
  return options.map((option) => option.label);
}

/**
 * Finds the value of the option that a stored text means. A text may be a value, or a label that only one option has.
 * Blanks around the text are ignored.
 */
export const optionReader = oncePer((options: Options): ((text: string) => string | undefined) => {
  const values = new Set(optionValues(options));
  const byLabel = new Map<string, string | undefined>();
  for (const { value, label } of options) byLabel.set(label, byLabel.has(label) ? undefined : value);
  const exact = (text: string) => (values.has(text) ? text : byLabel.get(text));
  return (text) => exact(text) ?? exact(text.trim());
});

/**
 * Reads one choice. A value that is no longer offered is kept as it is. The form shows and refuses it until the user
 * changes it.
 */
export function decodeChoice(wire: unknown, options: Options): Decoded<string> {
  const text = wireText(wire);
  if (text === undefined) return { malformed: 'no text' };
  const value = optionReader(options)(text);
  if (value !== undefined) return { answer: value };
  if (isBrokenText(text))
    return { malformed: 'text with a NUL, a lone surrogate or too many combining marks' };
  return { answer: text.trim() || undefined };
}

export const notOffered: KeywordMessage = { rule: 'option', message: (texts) => texts.invalidValue };

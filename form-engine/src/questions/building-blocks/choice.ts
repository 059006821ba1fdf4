import { isBrokenText } from '../../rules/cleanText.ts';
import type { Option } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import type { Decoded, KeywordMessage } from '../question-kind/questionKind.ts';
import { oncePer } from './oncePer.ts';

type Options = readonly Option[];

/** What a list of options is to a schema: never `oneOf`, which made validators slow on long lists. */
export function optionValues(options: Options): readonly string[] {
  return options.map((option) => option.value);
}

export function optionLabels(options: Options): readonly string[] {
  return options.map((option) => option.label);
}

/**
 * Finds the option that a stored text means, as its value: the option with that value, or else with that label where only
 * one has it; blanks around the text are forgiven.
 */
export const optionReader = oncePer((options: Options): ((text: string) => string | undefined) => {
  const values = new Set(optionValues(options));
  const byLabel = new Map<string, string | undefined>();
  for (const { value, label } of options) byLabel.set(label, byLabel.has(label) ? undefined : value);
  const exact = (text: string) => (values.has(text) ? text : byLabel.get(text));
  return (text) => exact(text) ?? exact(text.trim());
});

/** Reads one choice. A value that is no longer offered stays as it is, to be shown and refused until it is changed. */
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

import { isBrokenText } from '../../rules/cleanText.ts';
import type { Question } from '../../sections/question.ts';
import { wireText } from '../../sections/wireValue.ts';
import type { Decoded, KeywordMessage } from '../question-kind/questionKind.ts';

/** What a list of options is to a schema: never `oneOf`, which made validators slow on long lists. */
export function optionValues(question: Question): readonly string[] {
  return question.options.map((option) => option.value);
}

export function optionLabels(question: Question): readonly string[] {
  return question.options.map((option) => option.label);
}

/**
 * Finds the option that a stored text means, as its value: the option with that value, or else with that label where only
 * one has it; blanks around the text are forgiven.
 */
export function optionReader(question: Question): (text: string) => string | undefined {
  const values = new Set(question.options.map((option) => option.value));
  const byLabel = new Map<string, string | undefined>();
  for (const { value, label } of question.options) byLabel.set(label, byLabel.has(label) ? undefined : value);
  const exact = (text: string) => (values.has(text) ? text : byLabel.get(text));
  return (text) => exact(text) ?? exact(text.trim());
}

/** Reads one choice. A value that is no longer offered stays as it is, to be shown and refused until it is changed. */
export function decodeChoice(wire: unknown, question: Question): Decoded<string> {
  const text = wireText(wire);
  if (text === undefined) return { malformed: 'no text' };
  const value = optionReader(question)(text);
  if (value !== undefined) return { answer: value };
  if (isBrokenText(text)) return { malformed: 'text with a NUL or a lone surrogate' };
  return { answer: text.trim() || undefined };
}

export const notOffered: KeywordMessage = { rule: 'option', message: (texts) => texts.invalidValue };

import type { Texts } from '../../texts/nl.ts';
import { oncePer } from '../building-blocks/oncePer.ts';
import type { Answer } from '../question-kind/answer.ts';
import type { Choice, FieldDescription } from './fieldDescription.ts';

/** The options by their values. */
export const choicesByValue = oncePer(
  (options: readonly Choice[]): ReadonlyMap<string, Choice> =>
    new Map(options.map((option) => [option.value, option])),
);

/**
 * Chosen values that are no longer offered, marked as such (Specification 5.2: a select answer must be one of the
 * options).
 */
export function goneChoices(
  options: readonly Choice[],
  chosen: readonly string[],
  goneText: string,
): readonly Choice[] {
  const offered = choicesByValue(options);
  return chosen
    .filter((value) => value !== '' && !offered.has(value))
    .map((value) => ({ value, label: `${value} (${goneText})` }));
}

/**
 * The options, followed by chosen values that are no longer offered. They stay visible, so that the user can read and
 * clear them.
 */
export function withGoneChoices(
  options: readonly Choice[],
  chosen: readonly string[],
  goneText: string,
): readonly Choice[] {
  const gone = goneChoices(options, chosen, goneText);
  return gone.length === 0 ? options : [...options, ...gone];
}

/** The chosen options in the order of the list, followed by chosen values that are no longer offered. */
export function chosenChoices(
  options: readonly Choice[],
  chosen: readonly string[],
  goneText: string,
): readonly Choice[] {
  const values = new Set(chosen);
  return withGoneChoices(options, chosen, goneText).filter((option) => values.has(option.value));
}

/** The answer as text for the user: the labels of the choices, in the order of the options. */
export function choiceText(
  answer: Answer | undefined,
  { options }: Pick<FieldDescription, 'options'>,
  { optionGone }: Pick<Texts, 'optionGone'>,
): string {
  return chosenChoices(options, listAnswer(answer), optionGone)
    .map((option) => option.label)
    .join(', ');
}

/** Selects a value, or deselects it. Returns the selected values in the order of the options. */
export function toggleChoice(
  options: readonly Choice[],
  chosen: readonly string[],
  toggled: string,
): readonly string[] {
  const values = new Set(chosen);
  if (!values.delete(toggled)) values.add(toggled);
  return chosenChoices(options, [...values], '').map((option) => option.value);
}

/** The answer as a list of choices. A text is one choice: a stored answer that could be read in two ways. */
export function listAnswer(answer: Answer | undefined): readonly string[] {
  if (typeof answer === 'string') return answer === '' ? [] : [answer];
  return isList(answer) ? answer : [];
}

function isList(answer: Answer | undefined): answer is readonly string[] {
  return Array.isArray(answer);
}

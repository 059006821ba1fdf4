import type { Answer } from '../question-kind/answer.ts';
import type { Choice } from './fieldDescription.ts';

/**
 * The options, and behind them what was chosen before and is no longer offered: it stays in sight, marked, so that it
 * can be read and cleared (Specification 5.2: a select answer must be one of the options).
 */
export function withGoneChoices(
  options: readonly Choice[],
  chosen: readonly string[],
  goneText: string,
): readonly Choice[] {
  const offered = new Set(options.map((option) => option.value));
  const gone = chosen.filter((value) => value !== '' && !offered.has(value));
  if (gone.length === 0) return options;
  return [...options, ...gone.map((value) => ({ value, label: `${value} (${goneText})` }))];
}

/** The labels of the chosen values, in the order of the options. */
export function chosenLabels(
  options: readonly Choice[],
  chosen: readonly string[],
  goneText: string,
): readonly string[] {
  return withGoneChoices(options, chosen, goneText)
    .filter((option) => chosen.includes(option.value))
    .map((option) => option.label);
}

/** The answer as a list of choices. Text is one choice: a stored answer that could not be told apart. */
export function listAnswer(answer: Answer | undefined): readonly string[] {
  if (typeof answer === 'string') return answer === '' ? [] : [answer];
  return isList(answer) ? answer : [];
}

function isList(answer: Answer | undefined): answer is readonly string[] {
  return Array.isArray(answer);
}

import type { Choice } from '../controls/fieldDescription.ts';

/** State of the page: the labels that the host gave, by list and value, for the review of an answer. */
const given = new Map<string, Map<string, string>>();

/** Keeps the labels of options that the host gave. */
export function keepLabels(list: string, options: readonly Choice[]): void {
  const labels = given.get(list) ?? new Map<string, string>();
  given.set(list, labels);
  for (const { value, label } of options) labels.set(value, label);
}

/** The label of a value: that of the question's own options, or what the host gave. `undefined` where nobody told it. */
export function labelIn(list: string, options: readonly Choice[], value: string): string | undefined {
  return options.find((option) => option.value === value)?.label ?? given.get(list)?.get(value);
}

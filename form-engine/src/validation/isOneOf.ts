import { oncePer } from '../questions/building-blocks/oncePer.ts';

const setOf = oncePer((values: readonly unknown[]): ReadonlySet<unknown> => new Set(values));

/**
 * What `enum` means for a list of texts, in the same time whatever its length: with every one of 40,000 options chosen, going
 * through the list for each would take seconds. The generated checks ask this for each `enum` whose list comes from the question.
 */
export function isOneOf(values: readonly unknown[], value: unknown): boolean {
  return setOf(values).has(value);
}

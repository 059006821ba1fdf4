import { oncePer } from '../questions/building-blocks/oncePer.ts';

const setOf = oncePer((values: readonly unknown[]): ReadonlySet<unknown> => new Set(values));

/**
 * Checks `enum` for a list of texts, in constant time. With 40,000 chosen options, a linear search per choice would
 * take seconds. The generated checks call this function for each `enum` whose list comes from the question.
 * Decision: docs/decisions/0003-ajv-at-build-time.md
 */
export function isOneOf(values: readonly unknown[], value: unknown): boolean {
  return setOf(values).has(value);
}

import equivalents from './equivalents.json' with { type: 'json' };
import { type Mutation, mutationKey } from './mutation.ts';

export interface Equivalent extends Pick<Mutation, 'file' | 'before' | 'after'> {
  /** Why no test can see a difference. */
  readonly reason: string;
}

/** Equivalent mutants: mutations without a visible effect. They are not counted. */
const knownEquivalents: readonly Equivalent[] = equivalents;

/** Leaves out the equivalent mutants, and returns the entries of their list that match no mutation any more. */
export function withoutEquivalents(
  mutations: readonly Mutation[],
  known: readonly Equivalent[] = knownEquivalents,
): { readonly kept: readonly Mutation[]; readonly stale: readonly Equivalent[] } {
  const listed = new Set(known.map(mutationKey));
  const existing = new Set(mutations.map(mutationKey));
  return {
    kept: mutations.filter((mutation) => !listed.has(mutationKey(mutation))),
    stale: known.filter((entry) => !existing.has(mutationKey(entry))),
  };
}

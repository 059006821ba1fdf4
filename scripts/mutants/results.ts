import { fingerprintOf, fingerprintOfSources, readCache, writeCache } from './cache.ts';
import type { TestFile } from './coverageMap.ts';
import { type Mutation, mutationKey } from './mutation.ts';
import type { Verdict } from './verdict.ts';

interface Result extends Omit<Verdict, 'mutation'> {
  readonly key: string;
  /** Fingerprint of the test that caught it. For a survivor: of all tests, since any of them may catch it by now. */
  readonly tests: string;
}

interface Results {
  readonly sources: string;
  readonly results: readonly Result[];
}

/** Verdicts of earlier runs that are still valid, so that a run can be resumed. */
export function openResults(map: readonly TestFile[]): {
  readonly find: (mutation: Mutation) => Verdict | undefined;
  readonly keep: (verdict: Verdict) => void;
} {
  const sources = fingerprintOfSources();
  const allTests = fingerprintOf(map.map(({ test }) => test).toSorted());
  const fingerprints = new Map(map.map(({ test, fingerprint }) => [test, fingerprint]));
  const testsOf = ({ catcher }: Pick<Verdict, 'catcher'>) =>
    catcher ? fingerprints.get(catcher.test) : allTests;
  const old = readCache('results', isResults);
  const results = new Map(
    (old?.sources === sources ? old.results : [])
      .filter((result) => result.tests === testsOf(result))
      .map((result) => [result.key, result]),
  );
  return {
    find: (mutation) => {
      const found = results.get(keyOf(mutation));
      return found && { ...found, mutation };
    },
    keep: ({ mutation, ...verdict }) => {
      const key = keyOf(mutation);
      results.set(key, { ...verdict, key, tests: testsOf(verdict) ?? '' });
      writeCache('results', { sources, results: [...results.values()] } satisfies Results);
    },
  };
}

function keyOf(mutation: Mutation): string {
  return `${mutation.start} ${mutationKey(mutation)}`;
}

/** Checks the fields only: no other program writes this file, so only its version can differ. */
function isResults(value: unknown): value is Results {
  return typeof value === 'object' && value !== null && 'sources' in value && 'results' in value;
}

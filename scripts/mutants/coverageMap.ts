import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../root.ts';
import { fingerprintOf, fingerprintOfSources, readCache, writeCache } from './cache.ts';
import type { Mutation } from './mutation.ts';
import { functionOf } from './running/hits.ts';
import { inParallel } from './running/inParallel.ts';
import type { Outcome } from './running/job.ts';
import { slowTests } from './running/unitProject.ts';

export interface TestFile extends Outcome {
  readonly test: string;
  readonly fingerprint: string;
}

interface CoverageMap {
  readonly sources: string;
  readonly tests: readonly TestFile[];
}

const recordLimitMs = 300_000;
const testsOfRooms = 'tests/{form-engine,rules,schemas,server,src}/**/*.test.ts';

/** Runs each test file once to see which functions it reaches. Files that an earlier run measured are skipped. */
export async function coverageMap(say: (line: string) => void): Promise<readonly TestFile[]> {
  const sources = fingerprintOfSources();
  const old = readCache('coverage', isCoverageMap);
  const tests = globSync(testsOfRooms, { cwd: root, exclude: [slowTests] }).toSorted();
  const known = old?.sources === sources ? old.tests.filter(isMeasured(new Set(tests))) : [];
  const map = new Map(known.map((found) => [found.test, found]));
  const missing = tests.filter((test) => !map.has(test));
  if (missing.length > 0) say(`Sees what ${missing.length} of ${tests.length} test files reach`);
  await inParallel('record', missing, async (test, runner) => {
    const outcome = await runner.run({ test }, recordLimitMs);
    map.set(test, { ...outcome, test, fingerprint: fingerprintOf([test]) });
    writeCache('coverage', { sources, tests: [...map.values()] } satisfies CoverageMap);
  });
  return [...map.values()];
}

/**
 * Lists the test files that reach the function of a mutation: its own first, then the fastest. Tests that fail without a
 * mutant are left out, since they prove nothing.
 */
export function testsReaching(mutation: Mutation, map: readonly TestFile[]): readonly TestFile[] {
  const start = functionOf(mutation, readFileSync(join(root, mutation.file), 'utf8'));
  return map
    .filter(({ isGood, hits }) => isGood && hits?.[mutation.file]?.includes(start))
    .toSorted(
      (one, other) =>
        Number(isOwn(other.test, mutation)) - Number(isOwn(one.test, mutation)) || one.ms - other.ms,
    );
}

function isOwn(test: string, { file }: Mutation): boolean {
  return basename(test, '.test.ts') === basename(file, '.ts');
}

function isMeasured(tests: ReadonlySet<string>) {
  return ({ test, isGood, fingerprint }: TestFile) =>
    isGood && tests.has(test) && fingerprintOf([test]) === fingerprint;
}

/** Checks the fields only: no other program writes this file, so only its version can differ. */
function isCoverageMap(value: unknown): value is CoverageMap {
  return typeof value === 'object' && value !== null && 'sources' in value && 'tests' in value;
}

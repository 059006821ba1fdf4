/**
 * Plants faults in the rooms with decisions, and checks that the unit tests catch them (mutation testing).
 *
 * Usage: node scripts/mutants.ts [--all | --count=100] [--seed=…] [--only=part/of/a/path]
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chooseMutations } from './mutants/chooseMutations.ts';
import { coverageMap, testsReaching } from './mutants/coverageMap.ts';
import { withoutEquivalents } from './mutants/equivalents.ts';
import { judgeMutant } from './mutants/judgeMutant.ts';
import { mutationKey } from './mutants/mutation.ts';
import { isEnough, report } from './mutants/report.ts';
import { openResults } from './mutants/results.ts';
import { mutationsOfRooms } from './mutants/rooms.ts';
import { inParallel } from './mutants/running/inParallel.ts';
import { RunnerProcess } from './mutants/running/RunnerProcess.ts';
import { snapshotTest } from './mutants/running/unitProject.ts';
import type { Verdict } from './mutants/verdict.ts';
import { root } from './root.ts';

const { values: flags } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: seedOfCommit() },
    only: { type: 'string', default: '' },
  },
});

const { kept, stale } = withoutEquivalents(mutationsOfRooms());
const candidates = kept.filter(({ file }) => file.includes(flags.only));
const chosen = flags.all
  ? candidates
  : chooseMutations(candidates, { count: Number(flags.count), seed: Number(flags.seed) });
console.log(
  `Seed ${flags.seed}: ${chosen.length} of ${candidates.length} mutants (repeat with --seed=${flags.seed})`,
);
for (const entry of stale) console.log(`No mutation any more, take it off the list: ${mutationKey(entry)}`);

const map = await coverageMap((line) => console.log(line));
for (const { test, failure } of map.filter(({ isGood }) => !isGood))
  console.log(`Fails without a mutant, so it catches none: ${test} (${failure})`);

const results = openResults(map);
const verdicts = chosen.flatMap((mutation) => results.find(mutation) ?? []);
const known = new Set(verdicts.map(({ mutation }) => mutation));
if (verdicts.length > 0) console.log(`${verdicts.length} known from an earlier run`);

await makeSnapshot();
await inParallel(
  'swap',
  chosen.filter((mutation) => !known.has(mutation)),
  async (mutation, runner) => {
    const verdict = await judgeMutant(mutation, testsReaching(mutation, map), runner);
    results.keep(verdict);
    verdicts.push(verdict);
    console.log(progressOf(verdict));
  },
);

console.log(report(verdicts));
process.exitCode = isEnough(verdicts) ? 0 : 1;

function progressOf({ mutation, isCaught, catcher, ran }: Verdict): string {
  const by = catcher ? `${catcher.test} (${ran})` : `${ran} test files`;
  const count = `${String(verdicts.length).padStart(4)}/${chosen.length}`;
  return `${count} ${isCaught ? 'caught  ' : 'SURVIVED'} ${mutation.file}:${mutation.line} ${by}`;
}

/** Makes the snapshot of the seeded database before any mutant runs, because `npm test` uses the same snapshot. */
async function makeSnapshot(): Promise<void> {
  const runner = new RunnerProcess('swap');
  const { isGood, failure } = await runner.run({ test: snapshotTest }, 300_000);
  runner.stop();
  if (!isGood) throw new Error(`${snapshotTest} fails without a mutant: ${failure}`);
}

/** Derives the seed from the commit, so that each commit tries other faults. Without a git history the seed is 1. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return String(Number.parseInt(stdout.slice(0, 8), 16) || 1);
}

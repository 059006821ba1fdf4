/**
 * Runs the tests of a level with one line of output per step, and ends with `N passed, N failed`.
 *
 * Usage: node scripts/test.ts [--check | --ci | --slice=N | --full] [step …], e.g. `npm test -- unit e2e`
 */
import { mkdirSync } from 'node:fs';
import { root } from './root.ts';
import { commitOfRun } from './test/commitOfRun.ts';
import { judgeCosts } from './test/cost/judgeCosts.ts';
import { readCosts } from './test/cost/keptCosts.ts';
import { machineSpeed } from './test/cost/machineSpeed.ts';
import { readArguments } from './test/readArguments.ts';
import { addCounts, nothingCounted } from './test/reports/counts.ts';
import { failedLines } from './test/reports/failures.ts';
import { slowestLines } from './test/reports/slowest.ts';
import { runStep, type StepResult } from './test/runStep.ts';
import { seedOfRun } from './test/seedOfRun.ts';
import { nameOf, shareOut, sliceCount, sliceOfCommit } from './test/slices.ts';
import { type Level, type Step, sliceItems, sliceSteps, stepsOf } from './test/steps.ts';

const wanted = readArguments(process.argv.slice(2));
const commit = commitOfRun();
const isFull = wanted.levels.includes('full');
const seed = seedOfRun({ given: process.env.TEST_SEED, isFull, commit });
const slice = wanted.slice ?? sliceOfCommit(commit);
const options = {
  env: { ...process.env, CI: 'true', TEST_SEED: seed, MATRIX: isFull ? 'full' : 'sample' },
  limitMinutes: isFull ? 150 : 40,
};
mkdirSync(`${root}/reports`, { recursive: true });
console.log(`Seed ${seed} (repeat with TEST_SEED=${seed}), level ${wanted.levels.join(' and ')}`);

const speedBefore = machineSpeed();
const start = performance.now();
const results: StepResult[] = [];
for (const level of wanted.levels) results.push(...(await runLevel(level)));
const minutes = (performance.now() - start) / 60_000;
const speed = (speedBefore + machineSpeed()) / 2;

console.log(slowestLines(results.flatMap(({ timed }) => timed)).join('\n'));
const problems = judgeCosts(wanted.levels, results, speed);
for (const line of [...problems, ...failedLines(results)]) console.log(line);
const cpu = results.reduce((sum, result) => sum + (result.cpu ?? 0), 0);
console.log(
  `${minutes.toFixed(1)} minutes, ${cpu.toFixed()} CPU s: ${(cpu * speed).toFixed()} on the reference machine, as this one has ${speed.toFixed(2)} times its speed`,
);
const { passed, failed } = results.map(({ counts }) => counts).reduce(addCounts, nothingCounted);
const overspent = wanted.levels.includes('check') ? problems.length : 0;
console.log(`${passed} passed, ${failed + overspent} failed`);
process.exitCode = failed + overspent === 0 ? 0 : 1;

async function runLevel(level: Level): Promise<readonly StepResult[]> {
  const steps = level === 'slice' ? stepsOfSlice() : stepsOf(level, wanted.steps);
  if (steps.length === 0) throw new Error(`Slice ${slice} has no step ${wanted.steps.join(' or ')}`);
  const done = await Promise.all(steps.filter((step) => step.isStatic).map((step) => runStep(step, options)));
  for (const step of steps.filter((one) => !one.isStatic)) done.push(await runStep(step, options));
  if (level === 'slice' && done.some(({ counts }) => counts.failed > 0))
    console.log(`Repeat slice ${slice} with: TEST_SEED=${seed} npm test -- --slice=${slice}`);
  return done;
}

function stepsOfSlice(): readonly Step[] {
  console.log(`Slice ${slice} of ${sliceCount}`);
  const costs = readCosts();
  const slices = shareOut(sliceItems(), (item) => costs[nameOf(item)] ?? 10);
  return sliceSteps(slices[slice - 1] ?? []).filter(
    ({ name }) => wanted.steps.length === 0 || wanted.steps.includes(name),
  );
}

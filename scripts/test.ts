/**
 * Runs every check of the project with one line of output per step, and ends with `N passed, N failed`.
 *
 * Usage: node scripts/test.ts [--quick | --full] [step …], e.g. `npm test -- unit e2e`
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { root } from './root.ts';
import { addCounts, type Counts, nothingCounted } from './test/counts.ts';
import { runStep } from './test/runStep.ts';
import { seedOfRun } from './test/seedOfRun.ts';
import { slowestLines } from './test/slowest.ts';
import { steps } from './test/steps.ts';

const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const chosenNames = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isQuick = flags.includes('--quick');
const isFull = flags.includes('--full');

const unknown = [
  ...flags.filter((flag) => flag !== '--quick' && flag !== '--full'),
  ...chosenNames.filter((name) => !steps.some((step) => step.name === name)),
];
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. The steps are ${steps.map((step) => step.name).join(', ')}.`,
  );
  process.exit(1);
}

const seed = seedOfRun({ given: process.env.TEST_SEED, isFull });
const env = { ...process.env, CI: 'true', TEST_SEED: seed, MATRIX: isFull ? 'full' : 'sample' };
const chosen = steps
  .filter((step) => !isQuick || step.isQuick)
  .filter((step) => isFull || !step.isOnlyInFull || chosenNames.includes(step.name))
  .filter((step) => chosenNames.length === 0 || chosenNames.includes(step.name));

console.log(`Seed ${seed} (repeat with TEST_SEED=${seed}), ${isFull ? 'whole' : 'sampled'} matrices`);
for (const step of chosen) if (step.report) rmSync(`${root}/${step.report.file}`, { force: true });
mkdirSync(`${root}/reports`, { recursive: true });

const options = { env, limitMinutes: isFull ? 150 : 40, hasBudget: isFull };
const counted: Counts[] = await Promise.all(
  chosen.filter((step) => step.isStatic).map((step) => runStep(step, options)),
);
for (const step of chosen.filter((one) => !one.isStatic)) counted.push(await runStep(step, options));
const total = counted.reduce(addCounts, nothingCounted);

const timed = chosen.flatMap(({ report }) => {
  const file = `${root}/${report?.file}`;
  return report && existsSync(file) ? report.timed(JSON.parse(readFileSync(file, 'utf8'))) : [];
});
if (timed.length > 0) console.log(slowestLines(timed).join('\n'));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs every check of the project, one line per step, and ends with `N passed, N failed`.
 *
 * Usage: node scripts/test.ts [--quick | --full] [step …], e.g. `npm test -- unit e2e`
 */
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { root } from './root.ts';
import { addCounts, type Counts, nothingCounted } from './test/counts.ts';
import { runStep } from './test/runStep.ts';
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

const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31));
const env = { ...process.env, CI: 'true', TEST_SEED: seed, MATRIX: isFull ? 'full' : 'sample' };
const chosen = steps
  .filter((step) => !isQuick || step.isQuick)
  .filter((step) => isFull || !step.isOfWhole)
  .filter((step) => chosenNames.length === 0 || chosenNames.includes(step.name));

console.log(`Seed ${seed} (repeat with TEST_SEED=${seed}), ${isFull ? 'whole' : 'sampled'} matrices`);
for (const step of chosen) if (step.report) rmSync(`${root}/${step.report.file}`, { force: true });
mkdirSync(`${root}/reports`, { recursive: true });

let total: Counts = nothingCounted;
for (const step of chosen) {
  total = addCounts(total, await runStep(step, { env, limitMinutes: isFull ? 150 : 40 }));
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

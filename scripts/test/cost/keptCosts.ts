import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.ts';
import type { Costs } from './fileCosts.ts';

/**
 * Costs of each test file and step in an earlier full run. They balance the slices, and a step over its budget names
 * the files that grew. After a full run, `reports/costs.json` may take its place.
 */
const kept = join(root, 'scripts/test/costs.json');
const newest = join(root, 'reports/costs.json');
/** CPU seconds of the steps of the last loop in this checkout. */
const lastLoop = join(root, 'reports/loop.json');

export const readCosts = (): Costs => read(kept);
export const writeNewestCosts = (costs: Costs): void => write(newest, costs);
export const readLastLoop = (): Costs => read(lastLoop);
/** Remembers what these steps cost in a loop, and keeps the figures of the others. */
export const rememberLoop = (costs: Costs): void => write(lastLoop, { ...readLastLoop(), ...costs });

function read(file: string): Costs {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function write(file: string, costs: Costs): void {
  const rounded = Object.entries(costs)
    .map(([name, seconds]) => [name, Math.round(seconds * 10) / 10] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

/**
 * Process that runs test files one after another, with sources replaced in memory; the checkout stays unchanged. With the
 * argument `record` it records which functions of the rooms run.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import type { TestModule } from 'vitest/node';
import { root } from '../../root.ts';
import { filesOfRooms } from '../rooms.ts';
import { withHits } from './hits.ts';
import type { Job, Outcome } from './job.ts';
import { openUnitProject } from './unitProject.ts';

const isRecording = process.argv[2] === 'record';
const recorded = new Set(isRecording ? filesOfRooms() : []);
let swapped: Job['swapped'];

const swapSources: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  load(id) {
    const file = relative(root, id);
    if (recorded.has(file)) return withHits(file, readFileSync(id, 'utf8'));
    return swapped?.file === file ? swapped.source : undefined;
  },
};

const vitest = await openUnitProject({
  plugin: swapSources,
  setupFiles: isRecording ? [join(import.meta.dirname, 'recordHits.ts')] : [],
});

process.on('message', (job: Job) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run(job: Job): Promise<Outcome> {
  for (const file of [swapped?.file, job.swapped?.file]) if (file) vitest.invalidateFile(join(root, file));
  swapped = job.swapped;
  const start = performance.now();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    vitest.getModuleSpecifications(join(root, job.test)),
  );
  const ms = Math.round(performance.now() - start);
  // The list includes modules of earlier runs.
  const module = testModules.find(({ moduleId }) => moduleId === join(root, job.test));
  const isGood = module?.ok() === true && unhandledErrors.length === 0;
  return {
    isGood,
    ms,
    ...(!isGood && { failure: failureOf(module, unhandledErrors) }),
    ...(isRecording && module && { hits: hitsOf(module) }),
  };
}

function failureOf(module: TestModule | undefined, unhandled: readonly unknown[]): string {
  const failed = module && [...module.children.allTests('failed')][0];
  const error = failed?.result().errors?.[0] ?? module?.errors()[0] ?? unhandled[0];
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : 'no test';
  return `${failed?.fullName ?? 'the file'}: ${String(message).split('\n')[0]}`;
}

function hitsOf(module: TestModule): Record<string, readonly number[]> {
  const [, hits] = Object.entries(module.meta()).find(([name]) => name === 'hits') ?? [];
  return hits instanceof Map
    ? Object.fromEntries([...hits].map(([file, starts]) => [file, [...starts]]))
    : {};
}

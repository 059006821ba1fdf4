import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { createVitest, type Vitest } from 'vitest/node';
import { root } from '../../root.ts';

/** Configuration of the tests that run in Node. */
const configFile = 'vitest.unit.config.ts';
/** Tests of races, which take too long to run for each mutant. */
export const slowTests = 'tests/server/races/**';

/** A test that opens the seeded database. It runs before all mutants, so that no mutant affects the stored demo data. */
export const snapshotTest = 'tests/server/operations/videos/videos.test.ts';

interface ProjectOptions {
  readonly plugin: Plugin;
  readonly setupFiles?: readonly string[];
}

/**
 * Opens Vitest with the unit tests, and keeps it open between runs. It uses one thread; another process uses the other core.
 */
export async function openUnitProject({ plugin, setupFiles = [] }: ProjectOptions): Promise<Vitest> {
  const { default: whole }: { default: ViteUserConfig } = await import(join(root, configFile));
  // A thread takes no options of V8 of its own.
  const { projects, execArgv, ...shared } = whole.test ?? {};
  const test = {
    ...shared,
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/package/**', slowTests],
    globalSetup: 'tests/setup/sharedPostgres.ts',
    // A module that test files share could carry the mutant, or the original, over to the next file.
    isolate: true,
  };
  const merged = mergeConfig(
    { ...whole, test },
    {
      plugins: [plugin],
      test: {
        setupFiles,
        // Vitest's cache identifies a module by its file on disk. It would pass a mutant on to the next run, and to `npm test`.
        fsModuleCache: false,
        // Generous, so that a slow machine never counts as a caught mutant. RunnerProcess ends a test that hangs.
        testTimeout: 60_000,
        hookTimeout: 120_000,
      },
    },
  );
  const vitest = await createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      bail: 1,
      silent: true,
      reporters: [{}],
      pool: 'threads',
      maxWorkers: 1,
    },
    merged,
  );
  await vitest.standalone();
  return vitest;
}

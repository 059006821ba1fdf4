import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import { createVitest, type Vitest } from 'vitest/node';
import { root } from '../../root.ts';

/** What the tests of Node need. */
const configFile = 'vitest.unit.config.ts';
/** Whether two things at once stay right takes too long for each mutant. */
export const slowTests = 'tests/server/races/**';

/** A test that opens the seeded database. It runs before any mutant does, so that the demo data is never made by one. */
export const snapshotTest = 'tests/server/operations/videos/videos.test.ts';

interface ProjectOptions {
  readonly plugin: Plugin;
  readonly setupFiles?: readonly string[];
}

/** Vitest with the unit tests only, which stays open between runs. One thread: another process uses the other core. */
export async function openUnitProject({ plugin, setupFiles = [] }: ProjectOptions): Promise<Vitest> {
  const { default: whole }: { default: ViteUserConfig } = await import(join(root, configFile));
  const { projects, ...shared } = whole.test ?? {};
  const test = {
    ...shared,
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/package/**', slowTests],
    globalSetup: 'tests/setup/sharedPostgres.ts',
    // A module that is shared between files would be the mutant, or what it replaces, for the next file too.
    isolate: true,
  };
  const merged = mergeConfig(
    { ...whole, test },
    {
      plugins: [plugin],
      test: {
        setupFiles,
        // The cache knows a module by its file on disk: it would hand on a mutant to the next run, and to \`npm test\`.
        fsModuleCache: false,
        // A slow machine catches no mutant: what hangs is ended by the other side.
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

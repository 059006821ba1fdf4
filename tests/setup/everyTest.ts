import { availableParallelism } from 'node:os';

/** What every Vitest project of the house shares. */
export const everyTest = {
  env: {
    TZ: 'Europe/Brussels',
    TEST_SEED: process.env.TEST_SEED ?? '1',
    MATRIX: process.env.MATRIX ?? 'sample',
  },
  allowOnly: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // Only a test that hangs meets these: a machine that does other things too takes several times as long.
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A poll gives up after one second by default.
  expect: { poll: { timeout: 45_000 } },
  // Vitest would leave one of two cores idle.
  maxWorkers: Math.max(2, availableParallelism() - 1),
};

/** Runs before each test file, in Node and in the browser. */
export const setupFiles = ['tests/setup/seed.ts', 'tests/setup/failOnConsoleError.ts'];

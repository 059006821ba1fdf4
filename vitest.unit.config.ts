import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { everyTest, setupFiles } from './tests/setup/everyTest.ts';

/** Tests that start a real PostgreSQL: they share one. */
const onPostgres = [
  'tests/server/races/**/*.test.ts',
  'tests/server/whole/journey.test.ts',
  'tests/scripts/club/onPostgres.test.ts',
];

/** Reads the workspace's packages from their source. */
const conditions = ['club-source', ...defaultServerConditions];

/**
 * The tests that run in Node. They need neither Storybook nor the plugins of the portal's build, and share the modules
 * of their worker: to load those anew for each of 340 files takes longer than the tests.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...everyTest,
    setupFiles,
    environment: 'node',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/package/**', ...onPostgres],
        },
      },
      {
        extends: true,
        test: { name: 'postgres', include: onPostgres, globalSetup: 'tests/setup/sharedPostgres.ts' },
      },
    ],
  },
});

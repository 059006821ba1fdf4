import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig } from 'vitest/config';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';
import { everyTest, setupFiles } from '#tests/setup/everyTest.ts';
import { watchStoresPlugin } from '#tests/setup/stores/watchStoresPlugin.ts';
import viteConfig from './vite.config.ts';

/**
 * Milliseconds until what a test waits for counts as missing, and until a click or a key counts as impossible. On a machine
 * that does other things one click took 18 seconds; who passes doesn't wait.
 */
const patience = { state: 60_000, action: 60_000, test: 180_000, connect: 300_000 };

type Theme = 'light' | 'dark';

// A function: two projects that share one object overwrite each other's settings.
const inChromium = (theme: Theme, instances: readonly Record<string, unknown>[] = [{}]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: patience.connect,
  provider: playwright({
    launchOptions: testBrowserLaunchOptions(),
    contextOptions: { locale: 'nl-BE', timezoneId: 'Europe/Brussels', colorScheme: theme },
    actionTimeout: patience.action,
  }),
  viewport: { width: 1024, height: 800 },
  instances: instances.map((options) => ({ browser: 'chromium' as const, ...options })),
});

// A dependency that Vite finds late reloads the page and fails a cold run, so every one of the browser is named.
const browserDependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router/dom',
  '@tanstack/react-query',
  'valibot',
  'zustand',
  'zustand/vanilla',
  '@rjsf/core',
  '@rjsf/core/lib/components/fields/index.js',
  '@rjsf/core/lib/components/templates/index.js',
  '@rjsf/core/lib/components/widgets/index.js',
  '@rjsf/utils',
  '@rjsf/utils/lib/schema/shallowAllOfMerge.js',
  '@rjsf/utils/lib/schema/sanitizeDataForNewSchema.js',
  '@rjsf/validator-ajv8',
  '@cfworker/json-schema',
  'downshift',
  'imask/esm/masked/pattern.js',
  'imask/esm/masked/pipe.js',
  'libphonenumber-js/core',
  'libphonenumber-js/min',
  'p-limit',
  'react-day-picker',
  'react-day-picker/locale/de',
  'react-day-picker/locale/en-GB',
  'react-day-picker/locale/fr',
  'react-day-picker/locale/nl',
  'react-dropzone',
];

/** The modules of Storybook that pages of the manual import. */
const manualDependencies = ['storybook/internal/core-events', 'storybook/preview-api'];

/** Storybook's plugin decodes only spaces in the address of a story, so it finds no test in a folder with an accent in its path. */
const decodesPaths = (): Plugin => ({
  name: 'decode-paths-of-stories',
  enforce: 'post',
  transform: {
    filter: { id: /\.stories\.tsx/ },
    handler: (code) => ({
      code: code.replace('convertToFilePath(import.meta.url)', 'decodeURI($&)'),
      map: null,
    }),
  },
});

const stories = (theme: Theme) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } }), decodesPaths()],
  optimizeDeps: { include: [...browserDependencies, ...manualDependencies] },
  test: {
    name: `stories-${theme}`,
    isolate: false,
    setupFiles: ['tests/setup/failOnConsoleError.ts'],
    browser: inChromium(theme),
    env: { STORIES_RULES: theme === 'dark' ? 'colours' : 'all' },
  },
});

/** Tests that replace a module, which a shared page may have loaded already. */
const inOwnPage = 'tests/**/*.ownPage.dom.test.tsx';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      ...everyTest,
      expect: { poll: { timeout: patience.state } },
      // Longer than what is waited for in it, so that what is missing is named.
      testTimeout: patience.test,
      projects: [
        {
          extends: true,
          plugins: [watchStoresPlugin()],
          optimizeDeps: {
            include: [...browserDependencies, 'vitest-browser-react', 'fast-check', 'zod', 'axe-core'],
          },
          test: {
            name: 'dom',
            isolate: false,
            setupFiles: [
              ...setupFiles,
              'tests/setup/page/keepDrawing.ts',
              'tests/setup/page/refuseCalls.ts',
              'tests/setup/page/holdNavigation.ts',
              'tests/setup/stores/forgetPortal.ts',
              'tests/setup/page/restorePage.ts',
            ],
            // The engine and the portal have pages of their own, because the styles of one would change the other. Vitest
            // resolves no relative path of an instance.
            browser: inChromium('light', [
              {
                name: 'dom-engine',
                include: ['tests/{form-engine,rules,scripts}/**/*.dom.test.tsx'],
                setupFiles: [join(import.meta.dirname, 'tests/setup/page/engineStyles.ts')],
              },
              {
                name: 'dom-portal',
                include: ['tests/src/**/*.dom.test.tsx'],
                exclude: [inOwnPage],
                setupFiles: [join(import.meta.dirname, 'tests/setup/page/portalStyles.ts')],
              },
              {
                name: 'dom-own-page',
                include: [inOwnPage],
                isolate: true,
                setupFiles: [join(import.meta.dirname, 'tests/setup/page/portalStyles.ts')],
              },
            ]),
          },
        },
        {
          extends: true,
          test: {
            name: 'package',
            environment: 'node',
            include: ['tests/package/**/*.test.ts'],
            globalSetup: 'tests/package/setup/consumerApps.ts',
          },
        },
        stories('light'),
        stories('dark'),
      ],
    },
  }),
);

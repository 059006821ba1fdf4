import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { specsLeftOut } from '#e2e/support/sample/sampledSpecs.ts';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';

// Playwright loads this file again in every worker, so choices made once are passed through the environment.
process.env.E2E_TEMPLATE_DIR ??= mkdtempSync(join(tmpdir(), 'clubpoort-e2e-'));

/** These specs have their own configuration: e2e/browsers/browsers.config.ts. */
const otherBrowsers = '**/e2e/browsers/**';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // The third worker uses the time in which the other two wait for a server, on two cores.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A failed test runs once more and records a trace. `npm test` names each flaky test, and fails where it finds several.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  globalSetup: './e2e/support/server/globalSetup.ts',
  use: {
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    // A service worker would answer requests before a test can intercept them; it has its own spec.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: testBrowserLaunchOptions(),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [otherBrowsers, ...specsLeftOut('desktop', process.env)],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: [otherBrowsers, ...specsLeftOut('phone', process.env)],
      use: {
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2.625,
        isMobile: true,
        hasTouch: true,
      },
    },
  ],
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { specsLeftOut } from './e2e/support/sample/sampledSpecs.ts';
import { serverEnvironment } from './e2e/support/server/serverEnvironment.ts';
import { chromiumLaunchOptions } from './scripts/chromium.ts';

// Playwright reads this file once more in every worker: what is chosen once travels by the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'clubpoort-e2e-'));

const origin = `http://localhost:${process.env.E2E_PORT}`;

/** They have a run of their own: e2e/browsers/browsers.config.ts. */
const otherBrowsers = '**/e2e/browsers/**';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  // One server and one database for all, on two cores: one at a time is steadier and no slower.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  globalTeardown: './e2e/support/server/removeDataFolder.ts',
  use: {
    baseURL: origin,
    locale: 'nl-BE',
    timezoneId: 'Europe/Brussels',
    // It would answer before a test can stand in between; what it does has a spec of its own.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    launchOptions: chromiumLaunchOptions(),
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
  webServer: {
    command: `"${process.execPath}" --conditions=club-source server/main.ts`,
    url: `${origin}/healthz`,
    env: { ...serverEnvironment, PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

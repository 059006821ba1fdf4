import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { missingPackages } from '#scripts/otherBrowsers.ts';
import type { browserTest } from '../support/browsers/browserTest.ts';

type Options = Parameters<(typeof browserTest)['use']>[0];

const browsers = (['firefox', 'webkit'] as const).filter((browser) => missingPackages(browser).length === 0);

process.env.E2E_TEMPLATE_DIR ??= mkdtempSync(join(tmpdir(), 'clubpoort-browsers-'));
// These browsers tell the time of the machine, so their server does as well.
process.env.TEST_NOW ??= new Date().toISOString();

/** The journeys in Firefox and WebKit: of the whole run alone, and of the browsers that the platform has. */
export default defineConfig<Options>({
  testDir: '.',
  globalSetup: '../support/server/globalSetup.ts',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  workers: 1,
  timeout: 180_000,
  reporter: [['list']],
  projects: browsers.map((browser) => ({ name: browser, use: { otherBrowser: browser } })),
});

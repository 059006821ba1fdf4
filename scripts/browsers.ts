/**
 * Runs the journeys of e2e/browsers/ in Firefox and WebKit. Reports where the platform has neither.
 *
 * Usage: node scripts/browsers.ts
 */
import { spawnSync } from 'node:child_process';
import { missingPackages } from './otherBrowsers.ts';
import { root } from './root.ts';

const missing = (['firefox', 'webkit'] as const).map(
  (browser) => [browser, missingPackages(browser)] as const,
);
for (const [browser, packages] of missing) {
  if (packages.length > 0) console.log(`No journeys in ${browser}: install ${packages.join(', ')} (apt-get)`);
}
if (missing.some(([, packages]) => packages.length === 0)) {
  const playwright = 'node_modules/@playwright/test/cli.js';
  const run = spawnSync(process.execPath, [playwright, 'test', '--config=e2e/browsers/browsers.config.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = run.status ?? 1;
}

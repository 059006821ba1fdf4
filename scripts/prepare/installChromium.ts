import { spawnSync } from 'node:child_process';
import { chromiumExecutable } from '../chromium.ts';

const attempts = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
] as const;

/** A browser for the tests: the one that is there, else Playwright's own, else the distribution's. */
export function installChromium(): void {
  if (chromiumExecutable()) return;
  for (const [command, ...args] of attempts) {
    console.log(`[prepare] No Chromium found, trying: ${[command, ...args].join(' ')}`);
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (chromiumExecutable()) return;
  }
  throw new Error('The tests need Chromium: install it, or point CHROMIUM_PATH at one');
}

import { spawnSync } from 'node:child_process';
import { chromiumExecutable, headlessShell } from '../chromium.ts';

const attempts = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
] as const;

/**
 * A browser for the tests: the one that is there, else Playwright's own, else the distribution's. Where it is the
 * distribution's, its headless shell too, which is faster; the tests do without where it can't be had.
 */
export function installChromium(): void {
  if (process.env.CHROMIUM_PATH) return;
  for (const attempt of attempts) {
    if (chromiumExecutable()) break;
    console.log('[prepare] No Chromium found');
    run(attempt);
  }
  const browser = chromiumExecutable();
  if (!browser) throw new Error('The tests need Chromium: install it, or point CHROMIUM_PATH at one');
  if (browser === '/usr/bin/chromium' && !headlessShell()) {
    const install = 'apt-get install -y --no-install-recommends chromium-headless-shell';
    // The list of packages may be older than the browser that is installed.
    run(['sh', '-c', `${install} || (apt-get update && ${install})`]);
  }
}

function run([command, ...args]: readonly [string, ...string[]]): void {
  console.log(`[prepare] Trying: ${[command, ...args].join(' ')}`);
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
}

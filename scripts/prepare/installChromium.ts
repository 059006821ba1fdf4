import { spawnSync } from 'node:child_process';
import { chromiumExecutable, headlessShell } from '../chromium.ts';

const attempts = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
] as const;

/**
 * Provides a browser for the tests: an existing one, else Playwright's, else the distribution's. For the distribution's
 * Chromium it also installs the headless shell, which is faster but optional.
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
    // Retries after an update, because the package list may be older than the installed browser.
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

import { spawnSync } from 'node:child_process';
import { chromiumExecutable, headlessShell } from '../chromium.ts';
import { missingServers } from '../distribution.ts';
import { missingPackages } from '../otherBrowsers.ts';
import { buildPortal } from './buildPortal.ts';

/** Installs the servers that the step `distribution` runs, where apt may. Without them a slice leaves that step out. */
function installServers(): void {
  const missing = missingServers();
  if (missing.length === 0) return;
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  // Retries after an update, because the package list may be older than the packages.
  const command = `${install} || (apt-get update && ${install})`;
  console.log(`[prepare] Trying: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', command], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const still = missingServers();
  if (still.length > 0)
    console.log(`[prepare] The step "distribution" is left out, because there is no ${still.join(', ')}`);
}

/** Installs Firefox and WebKit from the distribution, for the full run. The run itself reports where they are missing. */
function installOtherBrowsers(): void {
  const missing = [...missingPackages('firefox'), ...missingPackages('webkit')];
  if (missing.length === 0) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${missing.join(' ')}`;
  console.log(`[prepare] No Firefox or no WebKit found, trying: ${command}`);
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'] });
}

const attempts = [
  ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
] as const;

/**
 * Provides a browser for the tests: an existing one, else Playwright's, else the distribution's. For the distribution's
 * Chromium it also installs the headless shell, which is faster but optional.
 */
function installChromium(): void {
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

const needs: Readonly<Record<string, readonly (() => void)[]>> = {
  start: [() => buildPortal()],
  test: [() => buildPortal(), installChromium],
  ci: [() => buildPortal(), installChromium, installServers],
  full: [() => buildPortal(), installChromium, installOtherBrowsers, installServers],
  check: [],
  dev: [],
  storybook: [],
};

const mode = process.argv[2] ?? 'start';
try {
  const steps = needs[mode];
  if (!steps) throw new Error(`Unknown mode "${mode}", expected one of ${Object.keys(needs).join(', ')}`);
  for (const step of steps) step();
} catch (error) {
  console.error(`[prepare] ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}

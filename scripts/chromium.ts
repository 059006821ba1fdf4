import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

/** `CHROMIUM_PATH`, else an installed Chromium, else the one Playwright downloaded; undefined where there is none. */
export function chromiumExecutable(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ||
    installed(names) ||
    [chromium.executablePath()].find((path) => existsSync(path))
  );
}

/** The distribution's Chromium without the parts that draw windows; undefined where it isn't installed. */
export function headlessShell(): string | undefined {
  return installed(['chromium-headless-shell']);
}

/**
 * How a browser starts that people would use: the whole of Chromium, without network chatter, as root too. The benchmarks
 * need it, and tests of what the shell lacks.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  return launchOptions(chromiumExecutable());
}

/**
 * How the browser of tests and pictures starts. The same engine takes two thirds of the time as a headless shell, which is
 * what Playwright starts by itself too. `CHROMIUM_PATH` names another browser.
 */
export function testBrowserLaunchOptions(): LaunchOptions {
  return launchOptions(process.env.CHROMIUM_PATH || headlessShell() || installed(names));
}

/** @param executablePath - undefined: Playwright's own */
function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  };
}

function installed(programs: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .find((path) => existsSync(path));
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

interface LaunchOptions {
  readonly executablePath?: string;
  readonly args: string[];
}

/** Finds Chromium: `CHROMIUM_PATH`, else an installed one, else Playwright's download; undefined where there is none. */
export function chromiumExecutable(): string | undefined {
  return (
    process.env.CHROMIUM_PATH ||
    installed(names) ||
    [chromium.executablePath()].find((path) => existsSync(path))
  );
}

/** Finds the distribution's headless shell of Chromium; undefined where it isn't installed. */
export function headlessShell(): string | undefined {
  return installed(['chromium-headless-shell']);
}

/**
 * Launch options for full Chromium, as people use it: no background traffic, and no sandbox where it runs as root. The
 * benchmarks need it, and so do tests of features that the headless shell lacks.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  return launchOptions(chromiumExecutable());
}

/**
 * Launch options for tests and pictures. They use the headless shell, as Playwright does by default: the same engine in
 * two thirds of the time. `CHROMIUM_PATH` selects another browser.
 */
export function testBrowserLaunchOptions(): LaunchOptions {
  return launchOptions(process.env.CHROMIUM_PATH || headlessShell() || installed(names));
}

/** @param executablePath - undefined selects Playwright's own browser */
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

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What drives each browser beside Chromium, and the package of Debian and Ubuntu that it comes in. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  /** WebKitGTK has no headless mode: it draws on a display that nobody sees. */
  display: { names: ['Xvfb'], package: 'xvfb' },
} as const;

type Program = keyof typeof programs;

export type OtherBrowser = 'firefox' | 'webkit';

const needs: Readonly<Record<OtherBrowser, readonly Program[]>> = {
  firefox: ['firefox'],
  webkit: ['webkit', 'display'],
};

/** Where a program is, undefined where it isn't installed. */
export function programPath(program: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => programs[program].names.map((name) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

/** The packages that a browser still needs; none where it can be started. */
export function missingPackages(browser: OtherBrowser): readonly string[] {
  return needs[browser]
    .filter((program) => !programPath(program))
    .map((program) => programs[program].package);
}

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Drivers of the browsers beside Chromium, and their packages in Debian and Ubuntu. */
const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  /** Virtual display for WebKitGTK, which has no headless mode. */
  display: { names: ['Xvfb'], package: 'xvfb' },
} as const;

type Program = keyof typeof programs;

export type OtherBrowser = 'firefox' | 'webkit';

const needs: Readonly<Record<OtherBrowser, readonly Program[]>> = {
  firefox: ['firefox'],
  webkit: ['webkit', 'display'],
};

/** Path of a program; undefined where it isn't installed. */
export function programPath(program: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => programs[program].names.map((name) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

/** The missing packages of a browser; empty where it can start. */
export function missingPackages(browser: OtherBrowser): readonly string[] {
  return needs[browser]
    .filter((program) => !programPath(program))
    .map((program) => programs[program].package);
}

import { existsSync, globSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import { buildPortal, fingerprintOf } from '#scripts/prepare/buildPortal.ts';
import { root } from '#scripts/root.ts';

/** Settings for the build and for its server. */
const settings = { VITE_GOOGLE_MAPS_KEY: 'a-key-of-a-test' };
const build = { env: { ...settings, NODE_ENV: 'development' }, mode: 'development' } as const;
const folders = join(root, 'node_modules', '.cache', 'clubpoort-development-portal');
// A folder for each state of the sources: a finished build never changes while a server of another worker serves it.
const folder = `${folders}-${fingerprintOf(build).slice(-16)}`;

/** The folder of the build. */
export const developmentFolder = folder;

/**
 * The setting `portalEnv` of specs that can't use `dist/`: a server of a development build of the portal (StrictMode, React's
 * warnings) with a Google Maps key. The fixture makes the build, because a hook may run after the server has started.
 */
export async function developmentPortal(
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures here
  {}: object,
  use: (env: Readonly<Record<string, string>>) => Promise<void>,
  info: TestInfo,
): Promise<void> {
  info.setTimeout(info.timeout + buildLasts);
  makeBuild();
  await use({ ...settings, PORTAL_DIR: folder });
}

/** Milliseconds that a build takes at most, beside other workers. */
const buildLasts = 240_000;

/** The build is cached until a source file changes. */
function makeBuild(): void {
  if (existsSync(folder)) return;
  const outDir = `${folders}.${process.pid}`;
  buildPortal({ ...build, outDir });
  // Another worker may have built at the same time.
  if (existsSync(folder)) {
    rmSync(outDir, { recursive: true });
    return;
  }
  for (const stale of globSync(`${folders}-*`)) rmSync(stale, { recursive: true });
  renameSync(outDir, folder);
}

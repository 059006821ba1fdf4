import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Build, buildPortal, isBuilt } from '#scripts/prepare/buildPortal.ts';
import { root } from '#scripts/root.ts';

const folder = join(root, 'node_modules', '.cache', 'clubpoort-development-portal');
/** Settings for the build and for its server. */
const settings = { VITE_GOOGLE_MAPS_KEY: 'a-key-of-a-test' };

/**
 * A development build of the portal (StrictMode, React's warnings) with a Google Maps key, for specs that can't use `dist/`.
 * They call `buildDevelopmentPortal` first.
 */
export const developmentPortal = { folder, env: { ...settings, PORTAL_DIR: folder } } as const;

/** Makes the development build. It is cached until a source file changes. */
export function buildDevelopmentPortal(): void {
  const build: Build = {
    outDir: folder,
    env: { ...settings, NODE_ENV: 'development' },
    mode: 'development',
  };
  if (isBuilt(build)) return;
  // Another worker may build at the same time, or serve the build that it has made.
  const outDir = `${folder}-${process.pid}`;
  buildPortal({ ...build, outDir });
  if (isBuilt(build)) {
    rmSync(outDir, { recursive: true });
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(outDir, folder);
}

import { join } from 'node:path';
import { buildPortal } from '#scripts/prepare/buildPortal.ts';
import { root } from '#scripts/root.ts';

/**
 * A development build of the portal (StrictMode, React's warnings) with a Google Maps key, for specs that can't use `dist/`.
 * The global setup builds it, and the build is cached until a source file changes.
 */
export const developmentPortal = {
  folder: join(root, 'node_modules', '.cache', 'clubpoort-development-portal'),
  /** Settings for the build and for its server. */
  settings: { VITE_GOOGLE_MAPS_KEY: 'a-key-of-a-test' },
} as const;

export function buildDevelopmentPortal(): void {
  buildPortal({
    outDir: developmentPortal.folder,
    env: { ...developmentPortal.settings, NODE_ENV: 'development' },
    mode: 'development',
  });
}

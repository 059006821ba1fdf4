import { join } from 'node:path';
import { buildPortal } from '#scripts/prepare/buildPortal.ts';
import { root } from '#scripts/root.ts';

/**
 * The portal as developers run it (StrictMode, React's warnings) and with a key for Google Maps: one build for the specs
 * that need another portal than the one in `dist/`. The global setup makes it; it is kept until a source changes.
 */
export const developmentPortal = {
  folder: join(root, 'node_modules', '.cache', 'clubpoort-development-portal'),
  /** What the build is told, and its server too. */
  settings: { VITE_GOOGLE_MAPS_KEY: 'a-key-of-a-test' },
} as const;

export function buildDevelopmentPortal(): void {
  buildPortal({
    outDir: developmentPortal.folder,
    env: { ...developmentPortal.settings, NODE_ENV: 'development' },
    mode: 'development',
  });
}

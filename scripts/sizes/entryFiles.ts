import { chunksBehind, readManifest, scriptsOf } from './builtChunks.ts';

/** The page that every visit begins with. */
export const entry = 'index.html';

/**
 * The built JavaScript that a first visit loads before anything is drawn: what index.html loads, with all that it imports;
 * the club page is among it. Paths from the checkout, read from the manifest of the last `vite build`.
 */
export function entryFiles(): string[] {
  const manifest = readManifest();
  return scriptsOf(manifest, chunksBehind(manifest, entry)).map((file) => `dist/${file}`);
}

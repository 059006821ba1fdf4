import { chunksWithImports, readManifest, scriptsOf } from './builtChunks.ts';

/** The page with which every visit begins. */
export const entry = 'index.html';

/** Maximum gzipped JavaScript of a first visit, in bytes. */
export const entryLimit = 138_500;

/**
 * Lists the built JavaScript that a first visit loads before it draws: the entry in index.html with all its static imports.
 * The club page is part of it. Paths are from the root of the checkout, read from the manifest of the last `vite build`.
 */
export function entryFiles(): string[] {
  const manifest = readManifest();
  return scriptsOf(manifest, chunksWithImports(manifest, entry)).map((file) => `dist/${file}`);
}

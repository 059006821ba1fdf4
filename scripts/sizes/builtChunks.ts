import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { root } from '../root.ts';

/** Reads the manifest of the last `vite build` into a folder. */
export function readManifest(folder = join(root, 'dist')): Manifest {
  // Safe cast: Vite wrote the file, in the form of this type.
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * Finds the keys of chunks and of all their static imports: everything that a browser loads before any of them runs.
 * Dynamic imports are not included.
 */
export function chunksWithImports(manifest: Manifest, ...keys: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    for (const imported of chunkOf(manifest, key).imports ?? []) visit(imported);
  };
  keys.forEach(visit);
  return found;
}

export function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is no chunk of the built portal`);
  return chunk;
}

/** The scripts of these chunks, by their names in `dist/`. */
export function scriptsOf(manifest: Manifest, keys: ReadonlySet<string>): readonly string[] {
  const files = [...keys].map((key) => chunkOf(manifest, key).file);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

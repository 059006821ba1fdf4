import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { root } from '../root.ts';

/** What the last `vite build` noted of its chunks. */
export function readManifest(): Manifest {
  // Vite wrote it, in the form its own type describes.
  return JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8')) as Manifest;
}

/**
 * The keys of a chunk and of everything that it imports, and that imports in turn: what a browser loads before any of it
 * runs. What a chunk imports only when it comes to it is no part of that.
 */
export function chunksBehind(manifest: Manifest, ...keys: readonly string[]): ReadonlySet<string> {
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

/** The scripts among them, by their names in `dist/`. */
export function scriptsOf(manifest: Manifest, keys: ReadonlySet<string>): readonly string[] {
  const files = [...keys].map((key) => chunkOf(manifest, key).file);
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

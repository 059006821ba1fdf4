import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { root } from './root.ts';

/**
 * The built JavaScript that a first visit loads before anything is drawn: what index.html loads, with all that it imports;
 * the club page is among it. Paths from the checkout, read from the manifest of the last `vite build`.
 */
export function entryFiles(): string[] {
  // Vite wrote it, in the form its own type describes.
  const manifest = JSON.parse(readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of the built portal`);
    if (chunk.file.endsWith('.js')) files.add(`dist/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit('index.html');
  return [...files];
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { WatchedPage } from './openPage.ts';

export interface LoadedScripts {
  /** Sorted source names of the lazy-loaded chunks, for instance `MaskedPhoneInput`. */
  readonly lazy: readonly string[];
  /** Whether all other loaded scripts are static imports of the page's entry. */
  readonly isPageItself: boolean;
  /** Size of all loaded scripts in bytes, after gzip. */
  readonly size: number;
}

/** Reads which scripts a page of a built app loaded, and classifies them by the manifest of the build. */
export async function loadedScripts(folder: string, { scripts }: WatchedPage): Promise<LoadedScripts> {
  // Vite wrote the file in the form of its own type.
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const chunks = Object.values(manifest);
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const dynamic = chunks.filter(({ isDynamicEntry, file }) => isDynamicEntry && scripts.includes(file));
  const expected = new Set([...entry, ...dynamic].flatMap((chunk) => filesOf(manifest, chunk)));
  const sizes = scripts.map(async (file) => gzipSync(await readFile(join(folder, file))).length);
  return {
    lazy: dynamic.map(({ src = '' }) => src.replace(/^.*\/|\.js$/g, '')).sort(),
    isPageItself: scripts.length === expected.size && scripts.every((file) => expected.has(file)),
    size: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  };
}

/** The files of a chunk and of everything that it imports. */
function filesOf(manifest: Manifest, chunk: Manifest[string]): readonly string[] {
  const imported = (chunk.imports ?? []).flatMap((key) => manifest[key] ?? []);
  return [chunk.file, ...imported.flatMap((next) => filesOf(manifest, next))];
}

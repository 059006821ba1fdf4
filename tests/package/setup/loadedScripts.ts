import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import type { WatchedPage } from './openPage.ts';

export interface LoadedScripts {
  /** Source names of what was loaded for a part of the page, `MaskedPhoneInput` for instance; sorted. */
  readonly lazy: readonly string[];
  /** Everything else that was loaded is what the page's own script imports. */
  readonly isPageItself: boolean;
  /** Of all that was loaded, in bytes after gzip. */
  readonly size: number;
}

/** What a page of a built app loaded, told apart by the manifest of the build. */
export async function loadedScripts(folder: string, { scripts }: WatchedPage): Promise<LoadedScripts> {
  // Vite wrote it, in the form its own type describes.
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

/** A chunk with all that it imports. */
function filesOf(manifest: Manifest, chunk: Manifest[string]): readonly string[] {
  const imported = (chunk.imports ?? []).flatMap((key) => manifest[key] ?? []);
  return [chunk.file, ...imported.flatMap((next) => filesOf(manifest, next))];
}

import { createReadStream } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Storage } from './storage.ts';

/**
 * Copies the files of a data folder into the shared storage, then renames their folder so that this runs once. The operator removes
 * it after the next backup. Files that the storage has already stay as they are there.
 *
 * @returns the renamed folder and the number of its files; undefined where there were none
 */
export async function moveIntoStorage(
  kept: string,
  storage: Storage,
): Promise<{ readonly folder: string; readonly count: number } | undefined> {
  const entries = await readdir(kept, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  if (files.length === 0) return undefined;
  for (const file of files) {
    const path = relative(kept, file).split(sep).join('/');
    const there = await storage.read(path);
    if (there) there.destroy();
    else await storage.write(path, createReadStream(file));
  }
  const folder = `${kept}-moved`;
  await rename(kept, folder);
  return { folder, count: files.length };
}

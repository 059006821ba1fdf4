import { createReadStream } from 'node:fs';
import { readdir, rename } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { storedFiles } from '../db/schema.ts';
import { databaseStorage } from './databaseStorage.ts';
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
    if (!(await holds(storage, path))) await storage.write(path, createReadStream(file));
  }
  const folder = `${kept}-moved`;
  await rename(kept, folder);
  return { folder, count: files.length };
}

/**
 * Moves the files of the database into a bucket, one after another. A row ends once the bucket has its file, so a start that was broken
 * off goes on where it stopped.
 *
 * @returns the number of files
 */
export async function moveOutOfDatabase(db: Database, bucket: Storage): Promise<number> {
  const before = databaseStorage(db);
  for (let count = 0; ; count += 1) {
    const [file] = await db
      .select({ path: storedFiles.path })
      .from(storedFiles)
      .orderBy(asc(storedFiles.path))
      .limit(1);
    if (!file) return count;
    const content = await before.read(file.path);
    if (content && !(await holds(bucket, file.path))) await bucket.write(file.path, content);
    await before.remove(file.path);
  }
}

async function holds(storage: Storage, path: string): Promise<boolean> {
  const there = await storage.read(path);
  there?.destroy();
  return there !== undefined;
}

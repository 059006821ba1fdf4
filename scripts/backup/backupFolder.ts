import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { privately } from '../club/terminal.ts';

/** What a backup is of. */
export type BackedUp = 'postgresql' | 'embedded';

/** Names inside a backup. */
export const dumpName = 'database.dump';
export const dataName = 'data';
const aboutName = 'backup.json';

/**
 * Makes the folder of a backup, for this user alone.
 *
 * @throws Error with a readable sentence where it holds something already
 */
export async function makeBackupFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new folder.`);
}

/** Ends a backup: without this file it is none. */
export async function endBackup(folder: string, is: BackedUp, madeAt: Date): Promise<void> {
  const about = { backup: is, madeAt: madeAt.toISOString() };
  await writeFile(join(folder, aboutName), `${JSON.stringify(about)}\n`, { mode: privately, flush: true });
}

/**
 * A backup holds files and folders alone. A link in it comes from somebody else: restored, it would make the server read or write
 * elsewhere.
 *
 * @throws Error with a readable sentence that names the first one
 */
export async function refuseLinks(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isFile() && !entry.isDirectory())
      throw new Error(
        `${join(entry.parentPath, entry.name)} is no file and no folder. A backup has no links: nothing is restored.`,
      );
}

/** @throws Error with a readable sentence where the folder is no whole backup */
export async function readBackup(folder: string): Promise<BackedUp> {
  const text = await readFile(join(folder, aboutName), 'utf8').catch(() => '{}');
  const about: unknown = JSON.parse(text);
  const is = typeof about === 'object' && about !== null && 'backup' in about ? about.backup : undefined;
  if (is === 'postgresql' || is === 'embedded') return is;
  throw new Error(`${folder} is no backup, or one that was broken off.`);
}

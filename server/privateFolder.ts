import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const everybodyElse = 0o077;

/**
 * Opens a folder that other users of the machine can't read. Sets the umask for the whole process, because libraries
 * create files without a mode.
 * Decision: docs/decisions/0064-the-data-folder-is-private.md
 *
 * @returns whether it is private; some disks have no permissions, and a folder of another user keeps its mode
 */
export async function openPrivateFolder(folder: string): Promise<boolean> {
  process.umask(everybodyElse);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700).catch(() => undefined);
  return process.platform === 'win32' || ((await stat(folder)).mode & everybodyElse) === 0;
}

/**
 * Removes the permissions of other users in a folder. The embedded database makes its first files readable, despite the umask.
 */
export async function restrictToOwner(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const mode = (await stat(path).catch(() => undefined))?.mode ?? 0;
    if (mode & everybodyElse) await chmod(path, mode & 0o700);
  }
}

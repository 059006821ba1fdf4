import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const everybodyElse = 0o077;

/**
 * Opens a folder that nobody else on the machine may read. From now on all that this process makes is its own user's: a
 * library that makes files asks for no mode.
 *
 * @returns whether it is private; some disks know no permissions, and a folder of another user keeps its own
 */
export async function openPrivateFolder(folder: string): Promise<boolean> {
  process.umask(everybodyElse);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700).catch(() => undefined);
  return process.platform === 'win32' || ((await stat(folder)).mode & everybodyElse) === 0;
}

/** Takes from everybody else what lies in a folder: the embedded database gives its first files to all, whatever the process says. */
export async function takeFromOthers(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const mode = (await stat(path).catch(() => undefined))?.mode ?? 0;
    if (mode & everybodyElse) await chmod(path, mode & 0o700);
  }
}

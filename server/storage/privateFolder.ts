import { chmod, mkdir, stat } from 'node:fs/promises';

const everybodyElse = 0o077;

/**
 * Opens a folder that nobody else on the machine may read. From now on all that this process makes is its own user's: the
 * embedded database makes its files itself, and asks for no mode.
 *
 * @returns whether it is private; some disks know no permissions, and a folder of another user keeps its own
 */
export async function openPrivateFolder(folder: string): Promise<boolean> {
  process.umask(everybodyElse);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700).catch(() => undefined);
  return process.platform === 'win32' || ((await stat(folder)).mode & everybodyElse) === 0;
}

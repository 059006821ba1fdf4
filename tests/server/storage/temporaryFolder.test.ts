import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TemporaryFolder } from '#server/storage/temporaryFolder.ts';
import { openFilesDir } from '../support/files/filesDir.ts';

describe('TemporaryFolder', () => {
  const files = openFilesDir();
  let folder: TemporaryFolder;
  beforeAll(async () => {
    folder = await TemporaryFolder.open(files.path);
  });
  afterAll(() => files.remove());

  it('removes its files when the work is over, also after a failure', async () => {
    await folder.lend(async (newFile) => writeFileSync(newFile(), 'x'));
    const failing = folder.lend(async (newFile) => {
      writeFileSync(newFile(), 'x');
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
    await folder.lend(async (newFile) => newFile());
    expect(readdirSync(files.path)).toEqual([]);
  });

  it('sweeps files of ended processes, and no files in use', async () => {
    // A process that has just ended, whose id no other process has yet.
    const ended = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
    await folder.lend(async (newFile) => {
      const mine = newFile();
      writeFileSync(mine, 'x');
      const machine = basename(mine).split('-')[0];
      const leave = (owner: string) => {
        const path = join(files.path, `${owner}-abc`);
        writeFileSync(path, 'x');
        return path;
      };
      const left = [leave(`${machine}-${ended}`), leave(`${machine}-${process.pid}`)];
      const alive = leave(`${machine}-1`);
      const elsewhere = leave(`not${hostname().replace(/[^A-Za-z0-9.]/g, '_')}-1`);
      const longAgo = leave('elsewhere-2');
      utimesSync(longAgo, 0, 0);
      await folder.sweep();
      expect([...left, longAgo].filter(existsSync)).toEqual([]);
      expect([mine, alive, elsewhere].filter((path) => !existsSync(path))).toEqual([]);
    });
  });
});

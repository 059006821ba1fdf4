import { mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePictures } from '#server/club-files/pictures/writePictures.ts';

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clubpoort-written-'));
  folder = join(root, 'clubs');
  await mkdir(join(root, 'elders'));
  await mkdir(folder);
  await symlink(join(root, 'elders'), join(folder, 'verwijzing'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const bytes = new TextEncoder().encode('foto');

describe('writePictures', () => {
  it('writes a picture into a folder beside the club file', async () => {
    await writePictures(folder, [{ file: 'pictures/zaal.jpg', bytes }]);
    expect(await readFile(join(folder, 'pictures/zaal.jpg'), 'utf8')).toBe('foto');
  });

  it.each(['../zaal.jpg', '/tmp/zaal.jpg', 'verwijzing/zaal.jpg'])(
    'writes nothing to %s, outside the folder',
    async (file) => {
      await expect(writePictures(folder, [{ file, bytes }])).rejects.toThrow(file);
      expect(await readdir(join(root, 'elders'))).toEqual([]);
    },
  );
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '#server/storage/storage.ts';
import { openFilesDir } from '../support/files/filesDir.ts';

describe('folderStorage', () => {
  const files = openFilesDir();
  let storage: Storage;
  beforeAll(async () => {
    ({ storage } = await files.fileService());
  });
  afterAll(() => files.remove());

  const read = async (path: string) => {
    const content = await storage.read(path);
    return content && text(content);
  };

  const listed = async (folder: string) => {
    const found: unknown[] = [];
    for await (const file of storage.list(folder)) found.push(file);
    return found;
  };

  it('writes bytes and streams, and overwrites an existing file', async () => {
    await storage.write('answers/een.pdf', Buffer.from('een'));
    expect(await read('answers/een.pdf')).toBe('een');
    await storage.write('answers/een.pdf', Readable.from([Buffer.from('tw'), Buffer.from('ee')]));
    expect(await read('answers/een.pdf')).toBe('twee');
  });

  it('gives nothing for a missing file, and removes a missing file without a fault', async () => {
    expect(await read('answers/geen.pdf')).toBeUndefined();
    await storage.remove('answers/geen.pdf');
  });

  it('keeps nothing of a stream that fails half-way', async () => {
    const breaking = async function* () {
      yield Buffer.from('half');
      throw new Error('broken off');
    };
    await expect(storage.write('answers/half.pdf', Readable.from(breaking()))).rejects.toThrow('broken off');
    expect(await read('answers/half.pdf')).toBeUndefined();
    expect(readdirSync(join(files.path, 'temporary'))).toEqual([]);
  });

  it('lists a folder, and gives an empty list for a missing folder', async () => {
    await storage.write('lijst/a.pdf', Buffer.from('a'));
    expect(await listed('lijst')).toEqual([{ path: 'lijst/a.pdf', storedAt: expect.any(Date) }]);
    expect(await listed('leeg')).toEqual([]);
  });

  it.each(['../x', 'a/../../x', '/etc/passwd', 'C:\\x', 'a//b', '.htaccess', 'a/.b', '', 'a\0b'])(
    'row 29: refuses the path %j',
    async (path) => {
      await expect(storage.write(path, Buffer.from('x'))).rejects.toThrow();
      await expect(async () => storage.read(path)).rejects.toThrow();
      expect(existsSync(join(files.path, 'x'))).toBe(false);
    },
  );
});

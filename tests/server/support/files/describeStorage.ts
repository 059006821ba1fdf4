import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Storage, StoredFile } from '#server/storage/storage.ts';

export interface OpenedStorage {
  readonly storage: Storage;
  /** Counts what a half-written or removed file has left behind. */
  rests(): Promise<number>;
}

/** The promises of every storage. */
export function describeStorage(name: string, open: () => Promise<OpenedStorage>): void {
  describe(name, () => {
    let storage: Storage;
    let rests: OpenedStorage['rests'];
    beforeAll(async () => {
      ({ storage, rests } = await open());
    });

    const read = async (path: string) => {
      const content = await storage.read(path);
      return content && text(content);
    };
    const listed = async (folder: string) => {
      const found: StoredFile[] = [];
      for await (const file of storage.list(folder)) found.push(file);
      return found;
    };

    it('writes bytes and streams, and overwrites an existing file', async () => {
      await storage.write('answers/een.pdf', Buffer.from('een'));
      expect(await read('answers/een.pdf')).toBe('een');
      await storage.write('answers/een.pdf', Readable.from([Buffer.from('tw'), Buffer.from('ee')]));
      expect(await read('answers/een.pdf')).toBe('twee');
      await storage.write('answers/een.pdf', Buffer.alloc(0));
      expect(await read('answers/een.pdf')).toBe('');
      await storage.remove('answers/een.pdf');
      expect(await read('answers/een.pdf')).toBeUndefined();
    });

    it('reads any part of a large file', async () => {
      const whole = randomBytes(1_000_000);
      const pieces = [0, 1, 300_000, 700_001].map((at, index, all) => whole.subarray(at, all[index + 1]));
      await storage.write('videos/film.mp4', Readable.from(pieces));
      for (const [start, end] of [
        [0, 999_999],
        [0, 0],
        [262_143, 262_144],
        [262_144, 524_287],
        [999_999, 999_999],
        [100_000, 900_000],
      ] as const) {
        const part = await storage.read('videos/film.mp4', { start, end });
        expect(part && whole.subarray(start, end + 1).equals(await buffer(part))).toBe(true);
      }
      await storage.remove('videos/film.mp4');
      expect(await rests()).toBe(0);
    });

    it('gives nothing for a missing file, and removes and moves a missing file without a fault', async () => {
      expect(await read('answers/geen.pdf')).toBeUndefined();
      await storage.remove('answers/geen.pdf');
      await storage.move('answers/geen.pdf', 'quarantine/geen.pdf');
      expect(await listed('quarantine')).toEqual([]);
    });

    it('moves a file over another one', async () => {
      await storage.write('answers/oud.pdf', Buffer.from('oud'));
      await storage.write('quarantine/1_oud.pdf', Buffer.from('ander'));
      await storage.move('answers/oud.pdf', 'quarantine/1_oud.pdf');
      expect(await read('answers/oud.pdf')).toBeUndefined();
      expect(await read('quarantine/1_oud.pdf')).toBe('oud');
      await storage.remove('quarantine/1_oud.pdf');
      expect(await rests()).toBe(0);
    });

    it('keeps the earlier file whole when a stream fails half-way, and nothing of the new one', async () => {
      const breaking = async function* () {
        yield randomBytes(600_000);
        throw new Error('broken off');
      };
      await storage.write('answers/half.pdf', Buffer.from('heel'));
      await expect(storage.write('answers/half.pdf', Readable.from(breaking()))).rejects.toThrow(
        'broken off',
      );
      expect(await read('answers/half.pdf')).toBe('heel');
      await storage.remove('answers/half.pdf');
      expect(await rests()).toBe(0);
    });

    it('gives a reader one whole version while others write', async () => {
      const versions = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
      await Promise.all(versions.map((version) => storage.write('clubs/logo.png', Buffer.from(version))));
      expect(versions).toContain(await read('clubs/logo.png'));
      await storage.remove('clubs/logo.png');
      expect(await rests()).toBe(0);
    });

    it('lists the files of one folder, in any number', async () => {
      const names = Array.from({ length: 1_050 }, (_, index) => `lijst/${index}.pdf`);
      const writing = [...names, 'lijst-b/x.pdf', 'lijst/onder/x.pdf'].values();
      const writeNext = async () => {
        for (const path of writing) await storage.write(path, Buffer.from('a'));
      };
      await Promise.all(Array.from({ length: 4 }, writeNext));
      const found = await listed('lijst');
      expect(found).toHaveLength(names.length);
      expect(new Set(found.map(({ path }) => path))).toEqual(new Set(names));
      expect(found).toContainEqual({ path: 'lijst/7.pdf', storedAt: expect.any(Date) });
      expect(await listed('leeg')).toEqual([]);
    }, 120_000);

    it.each(['../x', 'a/../../x', '/etc/passwd', 'C:\\x', 'a//b', '.htaccess', 'a/.b', '', 'a\0b'])(
      'row 29: refuses the path %j',
      async (path) => {
        await expect(storage.write(path, Buffer.from('x'))).rejects.toThrow('did not make');
        await expect(async () => storage.read(path)).rejects.toThrow('did not make');
        await expect(async () => storage.remove(path)).rejects.toThrow('did not make');
        await expect(async () => storage.move(path, 'a')).rejects.toThrow('did not make');
      },
    );
  });
}

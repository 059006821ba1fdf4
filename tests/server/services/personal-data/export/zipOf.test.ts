import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportOf, type PersonalExport } from '#server/services/personal-data/export/exportOf.ts';
import { zipOf } from '#server/services/personal-data/export/zipOf.ts';
import type { Storage } from '#server/storage/storage.ts';
import { family, keepFamily } from '#tests/server/support/personal-data/keptFamily.ts';
import { startTestServer, type TestServer } from '#tests/server/support/testServer.ts';

const piece = 64 * 1024;
const pieces = 128;

describe('zipOf', () => {
  let server: TestServer;
  let exported: PersonalExport;
  beforeAll(async () => {
    server = await startTestServer();
    await keepFamily(server);
    exported = await exportOf({ db: server.database.db, clock: server.clock }, family.holder);
  });
  afterAll(() => server.stop());

  /** Storage whose files are 8 MB. With `breaksAt`, reading fails after that number of pieces. */
  function shelf(breaksAt = Number.POSITIVE_INFINITY) {
    let given = 0;
    function* content() {
      for (let index = 0; index < pieces; index += 1) {
        if (index === breaksAt) throw new Error('The disk is gone');
        given += 1;
        yield Buffer.alloc(piece, index);
      }
    }
    const storage: Storage = { ...server.fileService.storage, read: async () => Readable.from(content()) };
    return { storage, given: () => given };
  }

  it('reads a file no faster than the zip is consumed', async () => {
    const { storage, given } = shelf();
    const taking = zipOf(exported, storage)[Symbol.asyncIterator]();
    let taken = 0;
    while (taken < 10 * piece) taken += (await taking.next()).value.length;
    expect(given()).toBeLessThan(40);
    await taking.return?.();
  });

  it('contains the files unchanged', async () => {
    const { storage } = shelf();
    const parts: Buffer[] = [];
    for await (const part of zipOf(exported, storage)) parts.push(part);
    const files = unzipSync(Buffer.concat(parts));
    for (const { file } of exported.parts.files) {
      expect(files[file]).toHaveLength(piece * pieces);
      expect(files[file]?.at(-1)).toBe(pieces - 1);
    }
  });

  it('fails when a file has no name that a zip can hold', async () => {
    const { storage } = shelf();
    const files = exported.parts.files.map((file) => ({ ...file, file: 'x'.repeat(70_000) }));
    const taking = zipOf({ ...exported, parts: { ...exported.parts, files } }, storage);
    await expect(async () => {
      for await (const _ of taking);
    }).rejects.toThrow('filename too long');
  });

  it('fails when a file cannot be read to its end, because a zip without its end is unreadable', async () => {
    const { storage } = shelf(3);
    const taking = zipOf(exported, storage);
    await expect(async () => {
      for await (const _ of taking);
    }).rejects.toThrow('The disk is gone');
  });
});

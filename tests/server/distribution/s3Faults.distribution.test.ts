import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { S3Access } from '#server/config.ts';
import { questionFiles } from '#server/db/schema.ts';
import { sweepFiles } from '#server/services/files/sweepFiles.ts';
import { openFileService } from '#server/storage/openFileService.ts';
import { type BucketStorage, s3Storage } from '#server/storage/s3Storage.ts';
import { formParts, multipartBody } from '../support/files/multipart.ts';
import { pdfFile } from '../support/files/sampleFiles.ts';
import { attest } from '../support/files/uploadDesk.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { type FaultyStore, faultyStore } from './support/faultyStore.ts';
import { type Swift, startSwift } from './support/startSwift.ts';

/** Who hears nothing for so long, in milliseconds, waits for the store itself. A caller is promised 5 seconds on a machine that does nothing else. */
const promised = 25_000;
const day = 24 * 60 * 60 * 1000;

describe('an object store with faults', () => {
  let swift: Swift;
  let store: FaultyStore;
  let access: S3Access;
  /** Seen through the faults, and past them. */
  let storage: BucketStorage;
  let real: BucketStorage;
  beforeAll(async () => {
    swift = await startSwift();
    store = await faultyStore(swift.port);
    access = await swift.newBucket();
    storage = s3Storage({ ...access, endpoint: store.endpoint });
    real = s3Storage(access);
  }, 60_000);
  afterEach(() => store.has('none'));
  afterAll(async () => {
    await store.close();
    await swift.stop();
  });

  it('that is busy for a moment is asked again', async () => {
    for (const call of [
      () => storage.write('answers/druk.pdf', Buffer.from('druk')),
      () => storage.move('answers/druk.pdf', 'quarantine/druk.pdf'),
      () => storage.remove('quarantine/druk.pdf'),
    ]) {
      store.has('busy', 2);
      await call();
    }
    expect(await real.isEmpty()).toBe(true);
  });

  it('that stays busy is asked four times, and the error names its status', async () => {
    store.has('busy');
    const before = store.calls();
    await expect(storage.read('answers/druk.pdf')).rejects.toThrow('The object store answered 503');
    expect(store.calls() - before).toBe(4);
  });

  it('never has its keys in an error', async () => {
    const wrong = s3Storage({ ...access, secretKey: 'another-secret' });
    const error = await wrong.read('answers/a.pdf').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'The object store answered 403 SignatureDoesNotMatch' });
    const said = JSON.stringify(error, Object.getOwnPropertyNames(error));
    for (const key of [access.accessKey, access.secretKey, 'another-secret']) expect(said).not.toContain(key);
  });

  it('without its bucket fails every call, instead of looking empty', async () => {
    const missing = s3Storage({ ...access, bucket: 'no-such-bucket' });
    const fault = 'The object store answered 404 NoSuchBucket';
    await expect(missing.read('answers/a.pdf')).rejects.toThrow(fault);
    await expect(missing.remove('answers/a.pdf')).rejects.toThrow(fault);
    await expect(missing.move('answers/a.pdf', 'answers/b.pdf')).rejects.toThrow(fault);
    await expect(missing.isEmpty()).rejects.toThrow(fault);
  });

  describe('behind a server', () => {
    let server: TestServer;
    let folder: string;
    let origin: string;
    let cookie: string;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'clubpoort-faults-'));
      server = await startTestServer({ fileService: await openFileService(folder, storage) });
      origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
      cookie = (await server.loggedIn('ouder@example.org')).cookie ?? '';
    });
    afterAll(async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    const whole = Buffer.concat([
      Buffer.from(pdfFile().content),
      Buffer.alloc(1_000_000, ' '),
      Buffer.from('%%EOF'),
    ]);
    const upload = async (submission: string) => {
      const { payload, headers } = multipartBody(
        formParts({ ...attest, submission }, { ...pdfFile(), content: whole }),
      );
      const response = await fetch(`${origin}/api?q=save_question_files`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: new Uint8Array(payload),
      });
      return { status: response.status, body: await response.json() };
    };
    const open = (file: string) =>
      fetch(`${origin}/api?q=open_question_file&path=${encodeURIComponent(file)}`, { headers: { cookie } });
    const inTime = <Answer>(call: Promise<Answer>) => Promise.race([call, pause(promised, 'late' as const)]);
    const stored = async (under: string) => {
      const paths: string[] = [];
      for await (const { path } of real.list(under)) paths.push(path);
      return paths;
    };

    it('answers 503 in time to who uploads and who opens a file while the store hangs', async () => {
      const { body } = await upload('open');
      store.has('hangs');
      const answers = [inTime(upload('stil')), inTime(open(body.file))];
      for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ status: 503 });
      store.has('none');
      expect(await stored('answers')).toEqual([body.file]);
      expect(whole.equals(Buffer.from(await (await open(body.file)).arrayBuffer()))).toBe(true);
      await real.remove(body.file);
    }, 60_000);

    it('keeps no half file of an upload during which the store falls silent', async () => {
      store.has('cutsUploads');
      expect(await inTime(upload('half'))).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      store.has('none');
      expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
      const { status, body } = await upload('half');
      expect([status, await stored('answers')]).toEqual([200, [body.file]]);
      await real.remove(body.file);
    }, 60_000);

    it('breaks off a file in which the store falls silent, so that nobody takes the half for the whole', async () => {
      const { body } = await upload('breekt');
      store.has('cutsAnswers');
      const half = await open(body.file);
      await expect(half.arrayBuffer()).rejects.toThrow();
      store.has('none');
      await real.remove(body.file);
    }, 60_000);

    it('sets a file without a row apart, and deletes it 30 days later', async () => {
      const sweepIn = (days: number) =>
        sweepFiles(
          { db: server.database.db, fileService: server.fileService },
          new Date(Date.now() + days * day),
        );
      const { body } = await upload('blijft');
      // The clock of the server is another one than that of the store.
      await server.database.db.update(questionFiles).set({ storedAt: new Date() });
      await real.write('answers/wees.pdf', Buffer.from('wees'));
      await sweepIn(0.5);
      expect(await stored('answers')).toEqual([body.file]);
      expect(await stored('quarantine')).toEqual([expect.stringMatching(/^quarantine\/\d+_wees\.pdf$/)]);
      await server.database.db.update(questionFiles).set({ storedAt: new Date(Date.now() + 30 * day) });
      await sweepIn(29);
      expect(await stored('quarantine')).toHaveLength(1);
      await sweepIn(31);
      expect(await stored('quarantine')).toEqual([]);
    });
  });
});

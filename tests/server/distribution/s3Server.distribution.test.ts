import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { S3Access } from '#server/config.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { storedChunks, storedFiles } from '#server/db/schema.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { databaseStorage } from '#server/storage/databaseStorage.ts';
import { s3Storage } from '#server/storage/s3Storage.ts';
import {
  createEmptyDatabase,
  createSeededDatabaseWithoutId,
} from '../support/database/createSeededDatabase.ts';
import { formParts, multipartBody } from '../support/files/multipart.ts';
import { pdfFile } from '../support/files/sampleFiles.ts';
import { attest } from '../support/files/uploadDesk.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';
import { type FaultyStore, faultyStore } from './support/faultyStore.ts';
import { type Swift, settingsFor, startSwift } from './support/startSwift.ts';

describe('server processes with their files in a bucket', () => {
  let swift: Swift;
  let store: FaultyStore;
  let access: S3Access;
  let DATABASE_URL: string;
  let folder: string;
  let one: ServerProcess;
  let other: ServerProcess;
  const said: string[] = [];
  const ends: (() => unknown)[] = [];
  const start = async (env: Readonly<Record<string, string>>) => {
    try {
      // A store refuses who has another time.
      const server = await startServerProcess({ LOG_LEVEL: 'trace', CLOCK_OFFSET: '0', ...env });
      ends.unshift(() => server.end('SIGKILL'));
      return server;
    } catch (error) {
      said.push(String(error));
      throw error;
    }
  };
  beforeAll(async () => {
    swift = await startSwift();
    ends.unshift(swift.stop);
    store = await faultyStore(swift.port);
    ends.unshift(store.close);
    access = await swift.newBucket();
    DATABASE_URL = await createSeededDatabaseWithoutId();
    // An earlier installation, whose files were in a folder first, and then in the database.
    folder = mkdtempSync(join(tmpdir(), 'clubpoort-bucket-'));
    ends.unshift(() => rmSync(folder, { recursive: true, force: true }));
    const answers = join(folder, 'files', 'kept', 'answers');
    mkdirSync(answers, { recursive: true });
    writeFileSync(join(answers, 'map.pdf'), 'uit de map');
    await inDatabase((db) =>
      databaseStorage(db).write('answers/databank.pdf', Buffer.from('uit de databank')),
    );
    const settings = settingsFor({ ...access, endpoint: store.endpoint });
    one = await start({ DATABASE_URL, ...settings, DATA_DIR: folder });
    other = await start({ DATABASE_URL, ...settings });
  }, 120_000);
  afterAll(async () => {
    for (const end of ends) await end();
  });

  type Db = Awaited<ReturnType<typeof openPostgres>>['db'];
  async function inDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
    const { db, close } = await openPostgres(DATABASE_URL, (error) => expect.fail(error.message));
    try {
      return await work(db);
    } finally {
      await close();
    }
  }
  const stored = async (path: string) => {
    const content = await s3Storage(access).read(path);
    return content && text(content);
  };

  it('have moved there what was in the folder and in the database', async () => {
    expect(one.said()).toContain(`Moved 1 files into the bucket ${access.bucket}`);
    expect(one.said()).toMatch(/Moved \d+ files of the database into the bucket/);
    expect(await stored('answers/map.pdf')).toBe('uit de map');
    expect(await stored('answers/databank.pdf')).toBe('uit de databank');
    expect(readdirSync(join(folder, 'files'))).not.toContain('kept');
    const left = await inDatabase((db) => Promise.all([db.$count(storedFiles), db.$count(storedChunks)]));
    expect(left).toEqual([0, 0]);
  });

  it('serve the file that one of them received, also after that one is killed', async () => {
    const body = { mail: 'ouder@example.org', password: demoPassword };
    const login = await post(one, { name: 'login', body, cookie: '' });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const sent = pdfFile('van de ene');
    const upload = (server: ServerProcess, submission: string) => {
      const { payload, headers } = multipartBody(formParts({ ...attest, submission }, sent));
      return fetch(`${server.origin}/api?q=save_question_files`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: new Uint8Array(payload),
      });
    };
    const { file } = await (await upload(one, 'een')).json();
    expect(await stored(file)).toBe(sent.content);
    await one.end('SIGKILL');
    const opened = await fetch(`${other.origin}/api?q=open_question_file&path=${encodeURIComponent(file)}`, {
      headers: { cookie },
    });
    expect([opened.status, await opened.text()]).toEqual([200, sent.content]);
    // What a store that refuses leaves in the log.
    store.has('busy');
    expect((await upload(other, 'twee')).status).toBe(503);
    store.has('none');
    expect(other.said()).toContain('The object store answered 503');
  }, 60_000);

  it('do not start on the bucket of another database, nor on files of nobody knows which', async () => {
    const refused = start({ DATABASE_URL: await createEmptyDatabase(), DEMO: '0', ...settingsFor(access) });
    await expect(refused).rejects.toThrow(`The bucket ${access.bucket} belongs to another database`);
    const foreign = await swift.newBucket();
    await s3Storage(foreign).write('answers/vreemd.pdf', Buffer.from('vreemd'));
    await expect(start({ DATABASE_URL, ...settingsFor(foreign) })).rejects.toThrow(
      `The bucket ${foreign.bucket} holds files, but does not say of which database`,
    );
  }, 90_000);

  it('say why they can not start, and never their keys', async () => {
    const wrong = { ...access, secretKey: 'wrong-secret' };
    await expect(start({ DATABASE_URL, ...settingsFor(wrong) })).rejects.toThrow(
      "The server can't start: The object store answered 403 SignatureDoesNotMatch",
    );
    const whole = [...said, one.said(), other.said()].join('\n');
    for (const key of [access.accessKey, access.secretKey, wrong.secretKey]) expect(whole).not.toContain(key);
  }, 60_000);
});

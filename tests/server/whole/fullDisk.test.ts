import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { formParts, multipartBody } from '../support/files/multipart.ts';
import { pdfFile } from '../support/files/sampleFiles.ts';
import { attest } from '../support/files/uploadDesk.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** Mounts a disk of 4 MB at $1 that only this process sees, then becomes the command behind it. */
const onSmallDisk = 'mount -t tmpfs -o size=4m none "$1" && shift && exec "$@"';

describe('a full disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-disk-'));
  const files = join(folder, 'files');
  mkdirSync(files);
  let server: ServerProcess;
  let cookie: string;
  let databaseUrl: string;
  /** The small disk, seen through the server's own mounts. */
  let disk: string;
  beforeAll(async () => {
    databaseUrl = await createSeededDatabase();
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, NODE_COMPILE_CACHE: '' };
    const within = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', onSmallDisk, 'sh', files];
    server = await startServerProcess(env, { within });
    disk = join('/proc', String(server.process.pid), 'root', files);
    const body = { mail: 'ouder@example.org', password: demoPassword };
    const { headers } = await post(server, { name: 'login', body, cookie: '' });
    cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }, 60_000);
  afterAll(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  const upload = async (megabytes: number) => {
    const { content, ...file } = pdfFile();
    const whole = Buffer.concat([
      Buffer.from(content),
      Buffer.alloc(megabytes * 1_000_000, ' '),
      Buffer.from('%%EOF'),
    ]);
    const { payload, headers } = multipartBody(formParts(attest, { ...file, content: whole }));
    const response = await fetch(`${server.origin}/api?q=save_question_files`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: new Uint8Array(payload),
    });
    return { status: response.status, body: await response.json() };
  };
  const fill = (): string => {
    const filler = join(disk, 'filler');
    writeFileSync(filler, Buffer.alloc(statfsSync(disk).bavail * statfsSync(disk).bsize));
    return filler;
  };
  const ready = async () => {
    const response = await fetch(`${server.origin}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  /** Number of rows of each table that an upload writes. */
  const rows = async () => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows: counted } = await client.query<{ uploads: number; files: number; chunks: number }>(
      `select (select count(*)::integer from question_files) as uploads,
        (select count(*)::integer from stored_files) as files, (select count(*)::integer from stored_chunks) as chunks`,
    );
    await client.end();
    return counted[0] ?? { uploads: 0, files: 0, chunks: 0 };
  };
  const temporaryFiles = () => readdirSync(join(disk, 'temporary'));

  it('answers an upload with 503 and a sentence, leaves no file and no row, and takes the upload once there is room', async () => {
    const refused = {
      status: 503,
      body: { code: 'unavailable', errors: ['We zijn even niet bereikbaar. Probeer het zo meteen opnieuw.'] },
    };
    const before = await rows();
    expect(await upload(5)).toEqual(refused);
    expect(temporaryFiles()).toEqual([]);
    const filler = fill();
    expect(await upload(1)).toEqual(refused);
    expect(temporaryFiles()).toEqual([]);
    expect(await rows()).toEqual(before);
    rmSync(filler);
    expect(await upload(1)).toMatchObject({ status: 200 });
    expect(temporaryFiles()).toEqual([]);
    const after = await rows();
    expect([after.uploads, after.files]).toEqual([before.uploads + 1, before.files + 1]);
  }, 60_000);

  it('answers `/readyz` with 503 and the cause, and with 200 once there is room', async () => {
    expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
    const filler = fill();
    expect(await ready()).toMatchObject({
      status: 503,
      body: { code: 'unavailable', cause: 'no space left on the disk of DATA_DIR (ENOSPC)' },
    });
    expect(temporaryFiles()).toEqual([]);
    rmSync(filler);
    expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
  }, 60_000);
});

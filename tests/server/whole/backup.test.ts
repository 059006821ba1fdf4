import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runBackup } from '#scripts/backup/runBackup.ts';
import { runRestore } from '#scripts/backup/runRestore.ts';
import type { Environment } from '#scripts/club/withDatabase.ts';
import { systemClock } from '#server/clock.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import * as schema from '#server/db/schema.ts';
import { demoPassword } from '#server/seed/demo/people/people.ts';
import { databaseStorage } from '#server/storage/databaseStorage.ts';
import { findPostgresPrograms } from '../support/database/findPostgresPrograms.ts';
import { type RealPostgres, startPostgres } from '../support/database/realPostgres.ts';
import { formParts, multipartBody } from '../support/files/multipart.ts';
import { pdfFile } from '../support/files/sampleFiles.ts';
import { attest } from '../support/files/uploadDesk.ts';
import { post, type ServerProcess, startServerProcess } from '../support/serverProcess.ts';

/** Without PostgreSQL of the distribution, this machine can't run the test. */
const programs = findPostgresPrograms();

describe.runIf(programs)('a backup of a PostgreSQL that a server uses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-backup-'));
  const out = join(folder, 'backup');
  const servers: ServerProcess[] = [];
  let postgres: RealPostgres;
  let origin: string;
  let restored: string;
  beforeAll(async () => {
    postgres = await startPostgres(programs);
    origin = await postgres.createDatabase('origin');
    restored = await postgres.createDatabase('restored');
    servers.push(await startServerProcess({ DATABASE_URL: origin }));
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.end('SIGKILL');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function run(command: typeof runBackup, DATABASE_URL: string, ...args: string[]) {
    return runWith({}, command, DATABASE_URL, ...args);
  }
  async function runWith(
    more: Environment,
    command: typeof runBackup,
    DATABASE_URL: string,
    ...args: string[]
  ) {
    const said: string[] = [];
    const PATH = `${programs}:${process.env.PATH}`;
    const code = await command(args, {
      ...{ env: { DATABASE_URL, PATH, DATA_DIR: folder, ...more }, clock: systemClock },
      say: (line) => said.push(line),
    });
    return { code, said };
  }

  const sent = pdfFile('in de reservekopie');
  const logIn = async (server: ServerProcess) => {
    const body = { mail: 'ouder@example.org', password: demoPassword };
    const { headers } = await post(server, { name: 'login', body, cookie: '' });
    return headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  let path: string;

  it('is made while the server runs', async () => {
    const [server] = servers;
    if (!server) throw new Error('No server');
    const { payload, headers } = multipartBody(formParts(attest, sent));
    const uploaded = await fetch(`${server.origin}/api?q=save_question_files`, {
      method: 'POST',
      headers: { ...headers, cookie: await logIn(server) },
      body: new Uint8Array(payload),
    });
    path = (await uploaded.json()).file;
    expect(await run(runBackup, origin, '--out', out)).toMatchObject({ code: 0 });
    expect(statSync(join(out, 'database.dump')).mode & 0o777).toBe(0o600);
    // The server must write nothing between the backup and the comparison with it.
    await server.end('SIGTERM');
    rmSync(out, { recursive: true });
    expect(await run(runBackup, origin, '--out', out)).toMatchObject({ code: 0 });
  }, 120_000);

  it('is no backup without its last file, and is never written over another', async () => {
    expect(await run(runBackup, origin, '--out', out)).toEqual({
      code: 1,
      said: [expect.stringContaining('is not empty')],
    });
    expect(await run(runRestore, restored, '--from', folder)).toEqual({
      code: 1,
      said: [expect.stringContaining('is no backup')],
    });
  });

  it('says that it has no files where they are in a bucket', async () => {
    const bucket = {
      ...{ S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'club-files', S3_REGION: 'eu-west-1' },
      ...{ S3_ACCESS_KEY: 'access', S3_SECRET_KEY: 'secret' },
    };
    expect(await runWith(bucket, runBackup, origin, '--out', join(folder, 'of-bucket'))).toEqual({
      code: 0,
      said: [expect.any(String), 'The files are not in it: copy the bucket club-files now.'],
    });
  });

  it('is restored into an empty database, with every row and every file', async () => {
    expect(await run(runRestore, restored, '--from', out)).toEqual({
      code: 0,
      said: ['Restored. Start the server on it.'],
    });
    const [before, after] = [await contentOf(origin), await contentOf(restored)];
    expect(Object.keys(before.files).length).toBeGreaterThan(0);
    expect(Object.keys(before.tables).length).toBeGreaterThan(50);
    expect(after).toEqual(before);
  }, 60_000);

  it('is refused by a database that has anything in it', async () => {
    expect(await run(runRestore, restored, '--from', out)).toEqual({
      code: 1,
      said: [expect.stringContaining('is not empty')],
    });
  });

  it('carries a server, which serves the uploaded file', async () => {
    const server = await startServerProcess({ DATABASE_URL: restored });
    servers.push(server);
    const opened = await fetch(`${server.origin}/api?q=open_question_file&path=${encodeURIComponent(path)}`, {
      headers: { cookie: await logIn(server) },
    });
    expect([opened.status, await opened.text()]).toEqual([200, sent.content]);
  }, 60_000);
});

/** A digest of the rows of every table, and the content of every stored file. */
async function contentOf(url: string) {
  const database = await openPostgres(url, () => {});
  const tables: Record<string, string> = {};
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable)) continue;
    const row = sql`${table}::text`;
    const digest = sql<string>`md5(coalesce(string_agg(${row}, chr(10) order by ${row}), ''))`;
    const [found] = await database.db.select({ digest, count: sql<number>`count(*)` }).from(table);
    tables[getTableName(table)] = `${found?.count} ${found?.digest}`;
  }
  const files: Record<string, string> = {};
  for (const { path } of await database.db.select().from(schema.storedFiles)) {
    const parts: Buffer[] = [];
    for await (const part of (await databaseStorage(database.db).read(path)) ?? []) parts.push(part);
    files[path] = Buffer.concat(parts).toString('base64');
  }
  await database.close();
  return { tables, files };
}

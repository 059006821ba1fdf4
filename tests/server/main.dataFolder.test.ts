import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { keptKeys, storedFiles } from '#server/db/schema.ts';
import {
  createEmptyDatabase,
  createSeededDatabase,
  createSeededDatabaseWithoutId,
} from './support/database/createSeededDatabase.ts';
import { type ServerProcess, startServerProcess } from './support/serverProcess.ts';

const upload = `${'a'.repeat(40)}.pdf`;

describe('the data folder of server/main.ts', () => {
  const folders: string[] = [];
  const servers: ServerProcess[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'clubpoort-folder-'));
    folders.push(folder);
    return folder;
  };
  // Without the demo, because a new embedded database takes seconds to fill.
  const start = async (env: Record<string, string>) => {
    const server = await startServerProcess({ DEMO: '0', ...env });
    servers.push(server);
    return server;
  };
  afterEach(async () => {
    for (const server of servers.splice(0)) if (server.process.exitCode === null) await server.end('SIGTERM');
  });
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  /** A folder with an old upload, which no row of a new database mentions. */
  const folderWithUpload = () => {
    const folder = newFolder();
    const answers = join(folder, 'files', 'kept', 'answers');
    mkdirSync(answers, { recursive: true });
    const file = join(answers, upload);
    writeFileSync(file, 'een attest');
    utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'));
    return { folder, file };
  };

  it('stops on an empty database beside the uploads of another one, and deletes none', async () => {
    const { folder, file } = folderWithUpload();
    await expect(start({ DATA_DIR: folder, DATABASE_URL: await createEmptyDatabase() })).rejects.toThrow(
      'holds files, but the database is empty',
    );
    expect(readFileSync(file, 'utf8')).toBe('een attest');
  }, 60_000);

  it('moves the uploads of a folder into PostgreSQL, and then belongs to that database alone', async () => {
    const { folder } = folderWithUpload();
    const DATABASE_URL = await createSeededDatabaseWithoutId();
    const server = await start({ DATA_DIR: folder, DATABASE_URL });
    expect(server.said()).toContain('Moved 1 files into the database');
    expect(readdirSync(join(folder, 'files', 'kept-moved', 'answers'))).toEqual([upload]);
    expect(await storedPaths(DATABASE_URL)).toEqual([`answers/${upload}`]);
    await server.end('SIGTERM');
    await expect(start({ DATA_DIR: folder, DATABASE_URL: await createSeededDatabase() })).rejects.toThrow(
      `${folder} belongs to another database`,
    );
  }, 90_000);

  it('gives two processes with own folders the same id and the same key', async () => {
    const DATABASE_URL = await createSeededDatabase();
    const both = [newFolder(), newFolder()];
    await Promise.all(both.map((DATA_DIR) => start({ DATA_DIR, DATABASE_URL })));
    const ids = both.map((folder) => readFileSync(join(folder, 'installation-id'), 'utf8'));
    expect(new Set(ids).size).toBe(1);
    const { db, close } = await openPostgres(DATABASE_URL, (error) => expect.fail(error.message));
    const kept = await db.select({ name: keptKeys.name }).from(keptKeys).orderBy(keptKeys.name);
    expect(kept).toEqual([{ name: 'federation' }, { name: 'limits' }]);
    await close();
  }, 90_000);

  it('lets one of two servers have an embedded database, whatever their TMPDIR, also after kill -9', async () => {
    const DATA_DIR = newFolder();
    const first = await start({ DATA_DIR, TMPDIR: newFolder() });
    await expect(start({ DATA_DIR, TMPDIR: newFolder() })).rejects.toThrow('Another server has');
    await first.end('SIGKILL');
    const starts = await Promise.allSettled(
      Array.from({ length: 2 }, () => start({ DATA_DIR, TMPDIR: newFolder() })),
    );
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }, 120_000);

  it('says what to do about a damaged embedded database, and never makes a new one in it', async () => {
    const DATA_DIR = newFolder();
    const folder = join(DATA_DIR, 'pglite');
    await (await start({ DATA_DIR })).end('SIGTERM');
    truncateSync(join(folder, 'global', 'pg_control'), 100);
    await expect(start({ DATA_DIR })).rejects.toThrow(
      `The database in ${folder} is damaged. Restore a backup of the whole data folder`,
    );
    rmSync(join(folder, 'PG_VERSION'));
    await expect(start({ DATA_DIR })).rejects.toThrow(`${folder} is a database without its file PG_VERSION`);
    expect(existsSync(join(folder, 'PG_VERSION'))).toBe(false);
  }, 120_000);
});

async function storedPaths(url: string): Promise<string[]> {
  const { db, close } = await openPostgres(url, (error) => expect.fail(error.message));
  const files = await db.select({ path: storedFiles.path }).from(storedFiles);
  await close();
  return files.map(({ path }) => path).filter((path) => path.endsWith(upload));
}

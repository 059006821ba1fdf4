import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPgliteInMemory } from '#server/db/drivers/openPglite.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { createSeededDatabase, dropDatabase } from './database/createSeededDatabase.ts';
import { prepare } from './prepareDatabase.ts';

/** A database of one's own with the demo data, on the PostgreSQL that the test files share. */
export async function openSeededDatabase(): Promise<DatabaseHandle> {
  const url = await createSeededDatabase();
  const database = await openPostgres(url, (error) => expect.fail(error.message));
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(url);
    },
  };
}

/** The same inside this process, from a snapshot: that opens ten times as fast as it is made. */
export async function openSeededPglite(): ReturnType<typeof openPgliteInMemory> {
  const file = join(snapshots, `${fingerprint()}.tar`);
  if (!existsSync(file)) await makeSnapshot(file);
  return openPgliteInMemory(new Blob([readFileSync(file)]));
}

const snapshots = fileURLToPath(new URL('../../../node_modules/.cache/clubpoort-snapshots', import.meta.url));

async function makeSnapshot(file: string): Promise<void> {
  const database = await openPgliteInMemory();
  await prepare(database);
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  // Test files run side by side: one that finds a snapshot must find it whole.
  const half = `${file}.${process.pid}`;
  mkdirSync(snapshots, { recursive: true });
  for (const old of readdirSync(snapshots).filter((name) => name.endsWith('.tar') && name !== basename(file)))
    rmSync(join(snapshots, old), { force: true });
  writeFileSync(half, Buffer.from(await dump.arrayBuffer()));
  renameSync(half, file);
}

/** Of everything that the demo data is made from: a snapshot of other data has another name. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const room of ['server/db', 'server/services', 'rules']) {
    const folder = fileURLToPath(new URL(`../../../${room}`, import.meta.url));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql|tsv)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPgliteInMemory } from '#server/db/drivers/openPglite.ts';
import { prepare } from '../prepareDatabase.ts';

/** Opens the demo data on PGlite in this process, from a snapshot: loading it takes a tenth of the time that seeding takes. */
export async function openSeededPglite(): ReturnType<typeof openPgliteInMemory> {
  const file = join(snapshots, `${fingerprint()}.tar`);
  if (!existsSync(file)) await makeSnapshot(file);
  return openPgliteInMemory(new Blob([readFileSync(file)]));
}

const snapshots = fileURLToPath(
  new URL('../../../../../node_modules/.cache/clubpoort-snapshots', import.meta.url),
);

async function makeSnapshot(file: string): Promise<void> {
  const database = await openPgliteInMemory();
  await prepare(database);
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  // Writes to a temporary name first: test files run in parallel, and must never read half a snapshot.
  const half = `${file}.${process.pid}`;
  mkdirSync(snapshots, { recursive: true });
  for (const old of readdirSync(snapshots).filter((name) => name.endsWith('.tar') && name !== basename(file)))
    rmSync(join(snapshots, old), { force: true });
  writeFileSync(half, Buffer.from(await dump.arrayBuffer()));
  renameSync(half, file);
}

/** A hash of all code that makes the demo data, so that other data gets another snapshot. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const room of [
    'server/db',
    'server/seed',
    'server/club-files',
    'server/services',
    'rules',
    'schemas',
    'demo',
  ]) {
    const folder = fileURLToPath(new URL(`../../../../../${room}`, import.meta.url));
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql|tsv|json)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

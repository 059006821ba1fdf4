import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { writableAddress } from '#server/db/drivers/servingHost.ts';
import { openPrivateFolder, restrictToOwner } from '#server/privateFolder.ts';
import { databaseSentence } from '../club/databaseSentence.ts';
import type { Environment } from '../club/withDatabase.ts';
import { dataName, dumpName, readBackup, refuseLinks } from './backupFolder.ts';
import { folderOption } from './folderOption.ts';
import { runPostgresProgram } from './postgresProgram.ts';

interface Terminal {
  readonly env: Environment;
  say(line: string): void;
}

const usage = `Usage: npm run restore -- --from <folder>

It restores a backup of npm run backup: one of PostgreSQL into the empty database of DATABASE_URL, by pg_restore; one of the
embedded database into an empty data folder (DATA_DIR, .data by default).`;

/** @returns the exit code */
export async function runRestore(args: readonly string[], { env, say }: Terminal): Promise<0 | 1 | 2> {
  const from = folderOption(args, 'from');
  if (from === undefined) {
    say(usage);
    return 2;
  }
  try {
    const { databaseUrl, dataDir } = readConfig(env);
    const is = await readBackup(from);
    await refuseLinks(from);
    if (is === 'postgresql') await restoreDump(from, { env, databaseUrl });
    else await restoreFolder(from, { dataDir, databaseUrl });
    say('Restored. Start the server on it.');
    return 0;
  } catch (error) {
    say(databaseSentence(error));
    return 1;
  }
}

interface Target {
  readonly databaseUrl: string | undefined;
}

async function restoreDump(
  from: string,
  { env, databaseUrl }: Target & Pick<Terminal, 'env'>,
): Promise<void> {
  if (databaseUrl === undefined) throw new Error('This is a backup of PostgreSQL. Set DATABASE_URL.');
  const address = await writableAddress(databaseUrl);
  if (!(await isEmpty(address)))
    throw new Error('The database of DATABASE_URL is not empty. Make a new one: createdb <name>');
  const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runPostgresProgram('pg_restore', {
    env,
    databaseUrl: address,
    args: [...args, join(from, dumpName)],
  });
}

async function restoreFolder(
  from: string,
  { databaseUrl, dataDir }: Target & { readonly dataDir: string },
): Promise<void> {
  if (databaseUrl !== undefined)
    throw new Error('This is a backup of the embedded database. Leave out DATABASE_URL.');
  await openPrivateFolder(dataDir);
  if ((await readdir(dataDir)).length > 0)
    throw new Error(`${dataDir} is not empty. Set DATA_DIR to a new folder.`);
  await cp(join(from, dataName), dataDir, { recursive: true, preserveTimestamps: true });
  await restrictToOwner(dataDir);
}

/** Whether nobody has made anything in the database. */
async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname !~ '^pg_' and nspname <> 'information_schema' limit 1`,
    );
    return rows.length === 0;
  } finally {
    await client.end();
  }
}

import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import type { Database, DatabaseHandle } from '#server/db/database.ts';
import { openPgliteFolder } from '#server/db/drivers/openPglite.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { openPrivateFolder } from '#server/privateFolder.ts';
import { type FileService, openFileService, sharedStorage } from '#server/storage/openFileService.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Opens the server's database and runs its migrations, then closes it after `use`. */
export async function withDatabase<Result>(
  env: Environment,
  say: (line: string) => void,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const database = await open(env, say);
  try {
    await database.migrate(async () => {});
    return await use(database.db);
  } finally {
    await database.close();
  }
}

function open(env: Environment, say: (line: string) => void): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = readConfig(env);
  if (databaseUrl === undefined) return openPgliteFolder(dataDir);
  return openPostgres(databaseUrl, () => say('A connection to the database broke'));
}

/** Opens the files of the server where its settings say. */
export async function openFiles(env: Environment, db: Database): Promise<FileService> {
  const config = readConfig(env);
  await openPrivateFolder(config.dataDir);
  return openFileService(join(config.dataDir, 'files'), sharedStorage(config, db)?.storage);
}

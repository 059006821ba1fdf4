import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openPrivateFolder, restrictToOwner } from '../../privateFolder.ts';
import type { DatabaseHandle } from '../database.ts';
import { migrationsFolder } from '../migrationsFolder.ts';
import * as schema from '../schema.ts';
import { lockFolder } from './folderLock.ts';
import { lockAsBefore } from './formerLock.ts';
import { PreparingPglite } from './preparingPglite.ts';

/**
 * Opens PostgreSQL inside this process, on disk under the data folder. A lock allows one process per folder.
 * Decision: docs/decisions/0004-pglite-and-postgresql.md
 */
export async function openPgliteFolder(dataDir: string): Promise<DatabaseHandle> {
  const folder = join(dataDir, 'pglite');
  await openPrivateFolder(dataDir);
  const unlock = lockFolder(dataDir);
  try {
    await mkdir(folder, { recursive: true });
    const unlockFormer = await lockAsBefore(folder);
    await requireWhole(folder);
    const client = await openedIn(folder);
    await restrictToOwner(folder);
    const handle = handleOf(client, `PostgreSQL on disk (PGlite), in ${folder}`);
    return {
      ...handle,
      async close() {
        await handle.close();
        await unlockFormer();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Opens the same in memory, for tests: empty, or loaded from a dump of another database. */
export async function openPgliteInMemory(
  loadDataDir?: PGliteOptions['loadDataDir'],
): Promise<DatabaseHandle & { readonly client: PGlite }> {
  const client = await opened(new PreparingPglite(loadDataDir ? { loadDataDir } : {}));
  return { ...handleOf(client, 'PostgreSQL in memory (PGlite)'), client };
}

/** A folder with files but without its version file is a damaged database. PGlite would make a new one in it. */
async function requireWhole(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length > 0 && !names.includes('PG_VERSION'))
    throw new Error(`${folder} is a database without its file PG_VERSION. ${howToGoOn(folder)}`);
}

async function openedIn(folder: string): Promise<PGlite> {
  try {
    return await opened(new PreparingPglite(folder));
  } catch (error) {
    throw new Error(`The database in ${folder} is damaged. ${howToGoOn(folder)}`, { cause: error });
  }
}

function howToGoOn(folder: string): string {
  return `Restore a backup of the whole data folder, or move ${folder} away to begin anew.`;
}

async function opened(client: PGlite): Promise<PGlite> {
  await client.waitReady;
  return client;
}

function handleOf(client: PGlite, description: string): DatabaseHandle {
  const db = drizzle(client, { schema, casing: 'snake_case' });
  return {
    db,
    description,
    async migrate(afterwards) {
      await migrate(db, { migrationsFolder });
      await afterwards(db);
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    close: () => client.close(),
  };
}

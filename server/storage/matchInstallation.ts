import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { clubs, installation } from '../db/schema.ts';

/**
 * Stops a start on a database that is not the one of the data folder: its clean-up would take every file for a forgotten one.
 * The first start gives both the same id.
 * Decision: docs/decisions/0142-folder-and-database-carry-one-id.md
 *
 * @throws Error with a readable sentence for the person who starts the server
 */
export async function matchInstallation(db: Database, dataDir: string): Promise<void> {
  const file = join(dataDir, 'installation-id');
  const ofFolder = await readId(file);
  const ofDatabase = await idOf(db);
  if (ofFolder !== undefined && ofFolder === ofDatabase) return;
  if (ofFolder !== undefined)
    throw new Error(
      `${dataDir} belongs to another database. Set DATABASE_URL to that database, or DATA_DIR to an empty folder. If the database is a restored backup of the right one, remove ${file} first.`,
    );
  const hasFiles = await holdsFiles(dataDir);
  if (hasFiles && ofDatabase !== undefined)
    throw new Error(
      `${dataDir} holds files, but does not say of which database. Set DATA_DIR to an empty folder. If the files belong to this database, write ${ofDatabase} into ${file} first.`,
    );
  if (hasFiles && (await db.$count(clubs)) === 0)
    throw new Error(
      `${dataDir} holds files, but the database is empty. Set DATABASE_URL to the database of these files, or DATA_DIR to an empty folder.`,
    );
  if (ofDatabase === undefined) await db.insert(installation).values({ id: randomUUID() });
  await writeFile(file, (await idOf(db)) ?? '', { mode: 0o600, flush: true });
}

async function idOf(db: Database): Promise<string | undefined> {
  const [found] = await db.select({ id: installation.id }).from(installation);
  return found?.id;
}

async function readId(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(undefinedWhereMissing);
  return text?.trim();
}

async function holdsFiles(dataDir: string): Promise<boolean> {
  const kept = join(dataDir, 'files', 'kept');
  const entries = await readdir(kept, { recursive: true, withFileTypes: true }).catch(undefinedWhereMissing);
  return entries?.some((entry) => entry.isFile()) ?? false;
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

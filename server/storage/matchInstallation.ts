import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { clubs, installation } from '../db/schema.ts';
import type { BucketStorage } from './s3Storage.ts';

/** Where files of an installation are, with the id of their database beside them. */
interface Place {
  /** How a sentence names it. */
  readonly name: string;
  /** How a sentence names the file with the id. */
  readonly idFile: string;
  /** The setting that leads to another one. */
  readonly another: string;
  readId(): Promise<string | undefined>;
  writeId(id: string): Promise<void>;
  holdsFiles(): Promise<boolean>;
}

const idName = 'installation-id';

/** The places of this installation: the data folder and, where the settings name one, the bucket. */
export function placesOf({ dataDir, s3 }: Config, bucket: BucketStorage | undefined): readonly Place[] {
  const folder = folderPlace(dataDir);
  return s3 && bucket ? [folder, bucketPlace(s3.bucket, bucket)] : [folder];
}

/**
 * Stops a start on a database that is not the one of the files: its clean-up would take every file for a forgotten one.
 * The first start gives all of them the same id.
 * Decision: docs/decisions/0142-folder-and-database-carry-one-id.md
 *
 * @throws Error with a readable sentence for the person who starts the server
 */
export async function matchInstallation(db: Database, places: readonly Place[]): Promise<void> {
  const ofDatabase = await idOf(db);
  const unnamed: Place[] = [];
  for (const place of places) {
    const ofPlace = await place.readId();
    if (ofPlace === undefined) unnamed.push(place);
    else if (ofPlace !== ofDatabase)
      throw new Error(
        `${place.name} belongs to another database. Set DATABASE_URL to that database, or ${place.another}. If the database is a restored backup of the right one, remove ${place.idFile} first.`,
      );
  }
  for (const place of unnamed) await requireUnused(db, { place, ofDatabase });
  if (ofDatabase === undefined) await db.insert(installation).values({ id: randomUUID() });
  const id = (await idOf(db)) ?? '';
  for (const place of unnamed) await place.writeId(id);
}

async function requireUnused(
  db: Database,
  { place, ofDatabase }: { readonly place: Place; readonly ofDatabase: string | undefined },
): Promise<void> {
  if (!(await place.holdsFiles())) return;
  if (ofDatabase !== undefined)
    throw new Error(
      `${place.name} holds files, but does not say of which database. Set ${place.another}. If the files belong to this database, write ${ofDatabase} into ${place.idFile} first.`,
    );
  if ((await db.$count(clubs)) === 0)
    throw new Error(
      `${place.name} holds files, but the database is empty. Set DATABASE_URL to the database of these files, or ${place.another}.`,
    );
}

function folderPlace(dataDir: string): Place {
  const idFile = join(dataDir, idName);
  return {
    ...{ name: dataDir, idFile, another: 'DATA_DIR to an empty folder' },
    readId: async () => (await readFile(idFile, 'utf8').catch(undefinedWhereMissing))?.trim(),
    writeId: (id) => writeFile(idFile, id, { mode: 0o600, flush: true }),
    async holdsFiles() {
      const kept = join(dataDir, 'files', 'kept');
      const entries = await readdir(kept, { recursive: true, withFileTypes: true }).catch(
        undefinedWhereMissing,
      );
      return entries?.some((entry) => entry.isFile()) ?? false;
    },
  };
}

function bucketPlace(name: string, bucket: BucketStorage): Place {
  return {
    name: `The bucket ${name}`,
    idFile: `${idName} in that bucket`,
    another: 'S3_BUCKET to an empty bucket',
    async readId() {
      const content = await bucket.read(idName);
      return content && (await text(content)).trim();
    },
    writeId: (id) => bucket.write(idName, Buffer.from(id)),
    holdsFiles: async () => !(await bucket.isEmpty()),
  };
}

async function idOf(db: Database): Promise<string | undefined> {
  const [found] = await db.select({ id: installation.id }).from(installation);
  return found?.id;
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

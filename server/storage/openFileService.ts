import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { databaseStorage } from './databaseStorage.ts';
import { folderStorage } from './folderStorage.ts';
import { type BucketStorage, s3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';
import { TemporaryFolder } from './temporaryFolder.ts';

/** Maximum number of simultaneous image decodings and unpackings: one picture may take 200 MB of memory. */
const maxAtOnce = 1;

/** Storage of files, and temporary files for work on them. */
export interface FileService {
  readonly storage: Storage;
  readonly temporary: TemporaryFolder;
  /** Queue for work that takes much memory. */
  readonly heavyWork: LimitFunction;
}

/** @param shared - storage of all processes; the folder then has only temporary files. Default: in the folder. */
export async function openFileService(folder: string, shared?: Storage): Promise<FileService> {
  const temporary = await TemporaryFolder.open(join(folder, 'temporary'));
  return {
    storage: shared ?? folderStorage(join(folder, 'kept'), temporary),
    temporary,
    heavyWork: pLimit(maxAtOnce),
  };
}

/** Storage of all processes on a database. */
export interface SharedStorage {
  readonly storage: Storage;
  /** The same where it is a bucket. */
  readonly bucket?: BucketStorage;
  /** How a message names it. */
  readonly name: string;
}

/** Opens the storage that the settings name; undefined: the data folder. */
export function sharedStorage({ s3, databaseUrl }: Config, db: Database): SharedStorage | undefined {
  if (s3) {
    const bucket = s3Storage(s3);
    return { storage: bucket, bucket, name: `the bucket ${s3.bucket}` };
  }
  return databaseUrl === undefined ? undefined : { storage: databaseStorage(db), name: 'the database' };
}

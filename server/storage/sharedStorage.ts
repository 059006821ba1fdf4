import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { databaseStorage } from './databaseStorage.ts';
import { type BucketStorage, s3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

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

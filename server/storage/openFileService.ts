import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { folderStorage } from './folderStorage.ts';
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

export async function openFileService(folder: string): Promise<FileService> {
  const temporary = await TemporaryFolder.open(join(folder, 'temporary'));
  return {
    storage: folderStorage(join(folder, 'kept'), temporary),
    temporary,
    heavyWork: pLimit(maxAtOnce),
  };
}

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

/** @param shared - storage of all processes; the folder then has only temporary files. Default: in the folder. */
export async function openFileService(folder: string, shared?: Storage): Promise<FileService> {
  const temporary = await TemporaryFolder.open(join(folder, 'temporary'));
  return {
    storage: shared ?? folderStorage(join(folder, 'kept'), temporary),
    temporary,
    heavyWork: pLimit(maxAtOnce),
  };
}

import { join } from 'node:path';
import pLimit, { type LimitFunction } from 'p-limit';
import { folderStorage } from './folderStorage.ts';
import type { Storage } from './storage.ts';
import { TemporaryFolder } from './temporaryFolder.ts';

/** Pictures that are decoded and archives that are unpacked at the same time: one picture may take 200 MB. */
const mostAtOnce = 1;

/** Where files are kept, and where they lie while somebody looks at them. */
export interface Workshop {
  readonly storage: Storage;
  readonly temporary: TemporaryFolder;
  /** Waits its turn for work that takes much memory. */
  readonly heavyWork: LimitFunction;
}

export async function openWorkshop(folder: string): Promise<Workshop> {
  const temporary = await TemporaryFolder.open(join(folder, 'temporary'));
  return {
    storage: folderStorage(join(folder, 'kept'), temporary),
    temporary,
    heavyWork: pLimit(mostAtOnce),
  };
}

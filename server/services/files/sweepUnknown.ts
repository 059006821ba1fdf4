import type { Storage, StoredFile } from '../../storage/storage.ts';

const hour = 60 * 60 * 1000;
/** Longer than it takes between storing a file and inserting its row, in milliseconds. */
const longestWrite = hour;
/** Time that a file without a row is kept, in milliseconds: 30 days. */
const keptApart = 30 * 24 * hour;
const maxAtOnce = 200;

interface Kept {
  readonly folder: string;
  /** The folder of the files that no row names. */
  readonly quarantine: string;
  /** The paths among these that the database names. */
  knownOf(paths: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Sets files apart that no row names, and deletes them after 30 days. Nothing is deleted because the database doesn't mention it today: it
 * may be a restored backup.
 */
export async function sweepUnknown(storage: Storage, now: Date, kept: Kept): Promise<void> {
  await setApart(storage, now, kept);
  await endQuarantine(storage, now, kept);
}

async function setApart(storage: Storage, now: Date, { folder, quarantine, knownOf }: Kept): Promise<void> {
  const before = new Date(now.getTime() - longestWrite);
  for await (const paths of batchesOf(storage.list(folder), ({ storedAt }) => storedAt < before)) {
    const known = await knownOf(paths);
    for (const path of paths)
      if (!known.has(path))
        // The name begins with the time, because a storage knows only when the file was written.
        await storage.move(path, `${quarantine}/${now.getTime()}_${path.slice(folder.length + 1)}`);
  }
}

/** Brings back files that the database mentions again. */
async function endQuarantine(
  storage: Storage,
  now: Date,
  { folder, quarantine, knownOf }: Kept,
): Promise<void> {
  const pathBefore = (path: string) => `${folder}/${path.slice(path.indexOf('_') + 1)}`;
  const setApartAt = (path: string) => Number(path.slice(quarantine.length + 1, path.indexOf('_')));
  for await (const paths of batchesOf(storage.list(quarantine), () => true)) {
    const known = await knownOf(paths.map(pathBefore));
    for (const path of paths) {
      if (known.has(pathBefore(path))) await storage.move(path, pathBefore(path));
      else if (now.getTime() - setApartAt(path) > keptApart) await storage.remove(path);
    }
  }
}

async function* batchesOf(
  files: AsyncIterable<StoredFile>,
  isWanted: (file: StoredFile) => boolean,
): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  for await (const file of files) {
    if (isWanted(file)) batch.push(file.path);
    if (batch.length < maxAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

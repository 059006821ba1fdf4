import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requirePath, type Storage, type StoredFile } from './storage.ts';
import type { TemporaryFolder } from './temporaryFolder.ts';

/** Stores files in a folder. The temporary folder must be on the same disk. */
export function folderStorage(folder: string, temporary: TemporaryFolder): Storage {
  const fileOf = (path: string) => {
    requirePath(path);
    return join(folder, path);
  };
  return {
    write: (path, content) =>
      temporary.lend(async (newFile) => {
        const half = newFile();
        await pipeline(asStream(content), createWriteStream(half, { flush: true }));
        const file = fileOf(path);
        await mkdir(dirname(file), { recursive: true });
        await rename(half, file);
      }),
    async read(path, bytes) {
      const file = await open(fileOf(path)).catch(undefinedWhereMissing);
      return file?.createReadStream(bytes);
    },
    remove: async (path) => rm(fileOf(path), { force: true }),
    async move(from, to) {
      const target = fileOf(to);
      await mkdir(dirname(target), { recursive: true });
      await rename(fileOf(from), target).catch(undefinedWhereMissing);
    },
    list: (under) => filesIn(folder, under),
  };
}

async function* filesIn(folder: string, under: string): AsyncGenerator<StoredFile> {
  for (const name of (await readdir(join(folder, under)).catch(undefinedWhereMissing)) ?? []) {
    const found = await stat(join(folder, under, name)).catch(undefinedWhereMissing);
    if (found?.isFile()) yield { path: `${under}/${name}`, storedAt: found.mtime };
  }
}

function asStream(content: Readable | Uint8Array): Readable {
  return content instanceof Readable ? content : Readable.from([content]);
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

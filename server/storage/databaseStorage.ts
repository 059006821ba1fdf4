import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { storedChunks, storedFiles } from '../db/schema.ts';
import type { ByteRange } from '../http/byteRange.ts';
import { requirePath, type Storage, type StoredFile } from './storage.ts';

/** Bytes of a chunk: small enough for a statement to take milliseconds. */
const chunkBytes = 256 * 1024;
/** Files in one answer of the database. */
const listedAtOnce = 500;

/** Stores files in the database, so that all processes on it share them. */
export function databaseStorage(db: Database): Storage {
  return {
    async write(path, content) {
      requirePath(path);
      const id = randomUUID();
      await db.transaction(async (tx) => {
        let bytes = 0;
        let position = 0;
        for await (const chunk of chunksOf(content)) {
          await tx.insert(storedChunks).values({ path, id, position, content: chunk });
          bytes += chunk.length;
          position += 1;
        }
        const file = { id, bytes, storedAt: new Date() };
        await tx
          .insert(storedFiles)
          .values({ path, ...file })
          .onConflictDoUpdate({ target: storedFiles.path, set: file });
        await tx.delete(storedChunks).where(and(eq(storedChunks.path, path), ne(storedChunks.id, id)));
      });
    },
    async read(path, range) {
      requirePath(path);
      const [file] = await db.select().from(storedFiles).where(eq(storedFiles.path, path));
      return file && Readable.from(contentOf(db, file, range), { objectMode: false });
    },
    async remove(path) {
      requirePath(path);
      await db.transaction((tx) => removeFile(tx, path));
    },
    async move(from, to) {
      requirePath(from);
      requirePath(to);
      await db.transaction(async (tx) => {
        const isMoved = eq(storedFiles.path, from);
        const [file] = await tx.select().from(storedFiles).where(isMoved).for('update');
        if (!file || from === to) return;
        await removeFile(tx, to);
        await tx.update(storedFiles).set({ path: to }).where(isMoved);
        await tx.update(storedChunks).set({ path: to }).where(eq(storedChunks.path, from));
      });
    },
    list: (folder) => filesIn(db, folder),
  };
}

async function removeFile(tx: Database, path: string): Promise<void> {
  await tx.delete(storedFiles).where(eq(storedFiles.path, path));
  await tx.delete(storedChunks).where(eq(storedChunks.path, path));
}

type FileRow = typeof storedFiles.$inferSelect;

async function* contentOf(
  db: Database,
  { path, id, bytes }: FileRow,
  range: ByteRange | undefined,
): AsyncGenerator<Uint8Array> {
  const start = range?.start ?? 0;
  const end = Math.min(range?.end ?? bytes - 1, bytes - 1);
  for (let position = Math.floor(start / chunkBytes); position * chunkBytes <= end; position += 1) {
    const [chunk] = await db
      .select({ content: storedChunks.content })
      .from(storedChunks)
      .where(and(eq(storedChunks.path, path), eq(storedChunks.id, id), eq(storedChunks.position, position)));
    if (!chunk) throw new Error('A file was removed while it was read');
    const first = position * chunkBytes;
    yield chunk.content.subarray(Math.max(0, start - first), end - first + 1);
  }
}

/** Cuts the content into chunks of the same size, and holds one at a time. */
async function* chunksOf(content: Readable | Uint8Array): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const piece of content instanceof Readable ? content : [content]) {
    held.push(Buffer.from(piece));
    length += piece.length;
    if (length < chunkBytes) continue;
    const whole = Buffer.concat(held);
    let at = 0;
    for (; at + chunkBytes <= whole.length; at += chunkBytes) yield whole.subarray(at, at + chunkBytes);
    held = [whole.subarray(at)];
    length = whole.length - at;
  }
  if (length > 0) yield Buffer.concat(held);
}

async function* filesIn(db: Database, folder: string): AsyncGenerator<StoredFile> {
  const path = sql`${storedFiles.path} collate "C"`;
  const isInside = sql`starts_with(${storedFiles.path}, ${`${folder}/`}) and strpos(substr(${storedFiles.path}, ${folder.length + 2}), '/') = 0`;
  for (let after = ''; ; ) {
    const files = await db
      .select({ path: storedFiles.path, storedAt: storedFiles.storedAt })
      .from(storedFiles)
      .where(and(isInside, sql`${path} > ${after}`))
      .orderBy(path)
      .limit(listedAtOnce);
    yield* files;
    const last = files.at(-1);
    if (files.length < listedAtOnce || !last) return;
    after = last.path;
  }
}

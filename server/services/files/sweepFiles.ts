import { and, inArray, lt, not } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { questionFiles } from '../../db/schema.ts';
import { isSentIn } from './isSentIn.ts';
import { answersFolder } from './questionFiles.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Maximum time that a file waits for its form to be sent, in milliseconds. */
const patience = day;
/** Longer than any upload takes between storing the file and inserting its row, in milliseconds. */
const longestUpload = hour;
/** Time that a file without a row is kept, in milliseconds. */
const quarantine = 30 * day;
const maxAtOnce = 200;

const quarantineFolder = 'quarantine';

/** Removes the files that nobody will ask for: those of forms that were never sent, and those that a crash left behind. */
export async function sweepFiles(
  { db, fileService }: Pick<Context, 'db' | 'fileService'>,
  now: Date,
): Promise<void> {
  await fileService.temporary.sweep();
  const isForgotten = and(lt(questionFiles.storedAt, new Date(now.getTime() - patience)), not(isSentIn));
  // Deletes the row first. If this stops halfway, the file has no row and goes to quarantine.
  const forgotten = await db.delete(questionFiles).where(isForgotten).returning({ path: questionFiles.path });
  for (const { path } of forgotten) await fileService.storage.remove(path);
  await setApartUnknown({ db, fileService }, now);
  await endQuarantine({ db, fileService }, now);
}

/** Nothing is deleted because the database doesn't mention it today: it may be a restored backup. */
async function setApartUnknown(
  { db, fileService: { storage } }: Pick<Context, 'db' | 'fileService'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - longestUpload);
  for await (const paths of batchesOf(storage.list(answersFolder), ({ storedAt }) => storedAt < before)) {
    const known = await knownOf(db, paths);
    for (const path of paths) if (!known.has(path)) await storage.move(path, quarantinePath(path, now));
  }
}

/** Brings back files that the database mentions again, and deletes the others after 30 days. */
async function endQuarantine(
  { db, fileService: { storage } }: Pick<Context, 'db' | 'fileService'>,
  now: Date,
): Promise<void> {
  for await (const paths of batchesOf(storage.list(quarantineFolder), () => true)) {
    const known = await knownOf(db, paths.map(pathBefore));
    for (const path of paths) {
      if (known.has(pathBefore(path))) await storage.move(path, pathBefore(path));
      else if (now.getTime() - setApartAt(path) > quarantine) await storage.remove(path);
    }
  }
}

async function knownOf(db: Database, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ path: questionFiles.path })
    .from(questionFiles)
    .where(inArray(questionFiles.path, [...paths]));
  return new Set(found.map(({ path }) => path));
}

/** The name begins with the time, because a storage knows only when the file was written. */
function quarantinePath(path: string, now: Date): string {
  return `${quarantineFolder}/${now.getTime()}_${path.slice(answersFolder.length + 1)}`;
}

function pathBefore(path: string): string {
  return `${answersFolder}/${path.slice(path.indexOf('_') + 1)}`;
}

function setApartAt(path: string): number {
  return Number(path.slice(quarantineFolder.length + 1, path.indexOf('_')));
}

interface Listed {
  readonly path: string;
  readonly storedAt: Date;
}

async function* batchesOf(
  files: AsyncIterable<Listed>,
  isWanted: (file: Listed) => boolean,
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

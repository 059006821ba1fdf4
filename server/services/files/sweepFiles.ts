import { and, inArray, lt, not } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { questionFiles } from '../../db/schema.ts';
import { isSentIn } from './isSentIn.ts';
import { answersFolder } from './questionFiles.ts';

const hour = 60 * 60 * 1000;
/** Maximum time that a file waits for its form to be sent, in milliseconds. */
const patience = 24 * hour;
/** Longer than any upload takes between storing the file and inserting its row, in milliseconds. */
const longestUpload = hour;
const maxAtOnce = 200;

/** Removes the files that nobody will ask for: those of forms that were never sent, and those that a crash left behind. */
export async function sweepFiles(
  { db, fileService }: Pick<Context, 'db' | 'fileService'>,
  now: Date,
): Promise<void> {
  await fileService.temporary.sweep();
  const isForgotten = and(lt(questionFiles.storedAt, new Date(now.getTime() - patience)), not(isSentIn));
  // Deletes the row first. If this stops halfway, the file has no row and `removeUnknown` removes it later.
  const forgotten = await db.delete(questionFiles).where(isForgotten).returning({ path: questionFiles.path });
  for (const { path } of forgotten) await fileService.storage.remove(path);
  await removeUnknown({ db, fileService }, new Date(now.getTime() - longestUpload));
}

async function removeUnknown(
  { db, fileService: { storage } }: Pick<Context, 'db' | 'fileService'>,
  before: Date,
): Promise<void> {
  let asked: string[] = [];
  const flush = async () => {
    const known = await db
      .select({ path: questionFiles.path })
      .from(questionFiles)
      .where(inArray(questionFiles.path, asked));
    const kept = new Set(known.map(({ path }) => path));
    for (const path of asked) if (!kept.has(path)) await storage.remove(path);
    asked = [];
  };
  for await (const { path, storedAt } of storage.list(answersFolder)) {
    if (storedAt < before) asked.push(path);
    if (asked.length === maxAtOnce) await flush();
  }
  if (asked.length > 0) await flush();
}

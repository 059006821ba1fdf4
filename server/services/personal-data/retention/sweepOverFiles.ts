import { sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { questionFiles } from '#server/db/schema.ts';
import { batchOf, inBatches } from './batches.ts';
import type { Cutoffs } from './cutoffs.ts';
import { overFiles } from './overAnswers.ts';

/** Removes the files whose answers are over. After a stop between row and file, the sweep of the files removes the file. */
export function sweepOverFiles(
  { db, fileService }: Pick<Context, 'db' | 'fileService'>,
  { cutoffs, signal }: { readonly cutoffs: Cutoffs; readonly signal: AbortSignal },
): Promise<number> {
  return inBatches(async () => {
    const gone = await db
      .delete(questionFiles)
      .where(batchOf(questionFiles, sql`${overFiles(cutoffs)}`))
      .returning({ path: questionFiles.path });
    for (const { path } of gone) await fileService.storage.remove(path);
    return gone.length;
  }, signal);
}

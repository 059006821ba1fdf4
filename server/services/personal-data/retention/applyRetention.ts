import { getTableName, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { orders, questionFiles, users } from '#server/db/schema.ts';
import { batchOf, deleteOver, inBatches } from './batches.ts';
import { type Cutoffs, cutoffsOf } from './cutoffs.ts';
import { eachOldOrder } from './oldOrders.ts';
import { overFiles } from './overAnswers.ts';
import { retentionSteps } from './retentionSteps.ts';
import { eachUnusedAccount } from './unusedAccounts.ts';

/** Number of rows by table, in the order in which they go. */
export type RetentionCounts = Readonly<Record<string, number>>;

export type Retaining = Pick<Context, 'db' | 'clock' | 'fileService'>;

/**
 * Deletes what is over today. Each statement is right by itself, so a round that stops in the middle is continued by the next, and
 * two rounds at once do no harm.
 * Decision: docs/decisions/0138-every-personal-column-has-an-end.md
 */
export async function applyRetention(
  context: Retaining,
  { signal }: { readonly signal: AbortSignal },
): Promise<RetentionCounts> {
  const { db, clock } = context;
  const cutoffs = cutoffsOf(clock.now());
  return counted({
    files: () => sweepOverFiles(context, { cutoffs, signal }),
    table: ({ table, isOver }) => deleteOver(db, { table, isOver: isOver(cutoffs), signal }),
    orders: () => eachOldOrder(db, { cutoffs, signal, deletes: true }),
    people: () => eachUnusedAccount(context, { cutoffs, signal, deletes: true }),
  });
}

/** Counts what `applyRetention` would delete now, without deleting anything. */
export async function planRetention(context: Retaining): Promise<RetentionCounts> {
  const { db, clock } = context;
  const cutoffs: Cutoffs = cutoffsOf(clock.now());
  const counting = { cutoffs, signal: new AbortController().signal, deletes: false };
  return counted({
    files: () => db.$count(questionFiles, overFiles(cutoffs)),
    table: ({ table, isOver }) => db.$count(table, isOver(cutoffs)),
    orders: () => eachOldOrder(db, counting),
    people: () => eachUnusedAccount(context, counting),
  });
}

interface Counting {
  files(): Promise<number>;
  table(step: (typeof retentionSteps)[number]): Promise<number>;
  orders(): Promise<number>;
  people(): Promise<number>;
}

async function counted(counting: Counting): Promise<RetentionCounts> {
  const counts: Record<string, number> = {};
  const count = async (name: string, step: () => Promise<number>) => {
    counts[name] = await step();
  };
  // Files come first: a file is over when the answers that name it are.
  await count(getTableName(questionFiles), () => counting.files());
  for (const step of retentionSteps) await count(getTableName(step.table), () => counting.table(step));
  await count(getTableName(orders), () => counting.orders());
  await count(getTableName(users), () => counting.people());
  return counts;
}

/** Removes the files whose answers are over. After a stop between row and file, the sweep of the files removes the file. */
function sweepOverFiles(
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

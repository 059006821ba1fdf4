import { and, inArray, lt, not, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Context } from '../../context.ts';
import { answers, questionFiles, submissionAnswers, submissions } from '../../db/schema.ts';
import { answersFolder } from './questionFiles.ts';
import { sweepUnknown } from './sweepUnknown.ts';

/**
 * Whether a form that was sent in names this file, now or earlier. Computed instead of stored, because only an answer makes a
 * file more than an attempt.
 */
const isSentIn = sql<boolean>`(
  exists (
    select 1 from ${answers}
    where ${answers.uid} = ${questionFiles.uid} and ${answers.qid} = ${questionFiles.qid}
      and ${answers.nid} = ${questionFiles.nid} and position(${questionFiles.path} in ${answers.value}::text) > 0
  ) or exists (
    select 1 from ${submissionAnswers} join ${submissions} on ${submissions.id} = ${submissionAnswers.submissionId}
    where ${submissions.uid} = ${questionFiles.uid} and ${submissionAnswers.qid} = ${questionFiles.qid}
      and ${submissionAnswers.nid} = ${questionFiles.nid}
      and position(${questionFiles.path} in ${submissionAnswers.value}::text) > 0
  )
)`;

/** Maximum time that a file waits for its form to be sent, in milliseconds: a day. */
const patience = dayInMilliseconds;

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
  await sweepUnknown(fileService.storage, now, {
    folder: answersFolder,
    quarantine: 'quarantine',
    async knownOf(paths) {
      const isOne = inArray(questionFiles.path, [...paths]);
      const found = await db.select({ path: questionFiles.path }).from(questionFiles).where(isOne);
      return new Set(found.map(({ path }) => path));
    },
  });
}

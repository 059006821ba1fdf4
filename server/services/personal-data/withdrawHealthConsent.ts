import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import {
  acceptedTexts,
  answers,
  questionFiles,
  questions,
  submissionAnswers,
  submissions,
} from '#server/db/schema.ts';
import { firstConsentQid, tellingKinds } from '../registration/answers/healthConsent.ts';

/** Whether an answer is about health, or the consent for it. */
function isOfHealth({ qid, nid }: typeof answers | typeof submissionAnswers | typeof questionFiles): SQL {
  const kinds = inArray(questions.type, [...tellingKinds]);
  return sql`(${qid} > ${firstConsentQid} or exists (select 1 from ${questions}
    where ${questions.qid} = ${qid} and coalesce(${questions.courseNid}, 0) = ${nid}
      and ${questions.isSensitive} and not ${questions.isConsent} and ${kinds}))`;
}

/**
 * Deletes what somebody told about health at any club, and notes that the consents for it are withdrawn.
 *
 * @returns the number of answers that are gone, without the consents themselves
 */
export async function withdrawHealthConsent(
  context: Pick<Context, 'db' | 'clock' | 'fileService' | 'afterwards'>,
  uid: number,
): Promise<number> {
  const { deleted, paths } = await context.db.transaction(async (tx) => {
    const gone = await tx
      .delete(answers)
      .where(and(eq(answers.uid, uid), isOfHealth(answers)))
      .returning({ qid: answers.qid });
    const sent = tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.uid, uid));
    await tx
      .delete(submissionAnswers)
      .where(and(inArray(submissionAnswers.submissionId, sent), isOfHealth(submissionAnswers)));
    const files = await tx
      .delete(questionFiles)
      .where(and(eq(questionFiles.uid, uid), isOfHealth(questionFiles)))
      .returning({ path: questionFiles.path });
    const isHeld = and(eq(acceptedTexts.kind, 'health'), isNull(acceptedTexts.withdrawnAt));
    await tx
      .update(acceptedTexts)
      .set({ withdrawnAt: context.clock.now() })
      .where(and(eq(acceptedTexts.uid, uid), isHeld));
    const told = gone.filter(({ qid }) => qid <= firstConsentQid);
    return { deleted: told.length, paths: files.map(({ path }) => path) };
  });
  // After a crash, the sweep of the files removes them.
  context.afterwards('files about health', async () => {
    for (const path of paths) await context.fileService.storage.remove(path);
  });
  return deleted;
}

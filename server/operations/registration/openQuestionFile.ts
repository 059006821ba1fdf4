import { and, eq } from 'drizzle-orm';
import { clubMembers, questionFiles } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { OperationHandler } from '../operationHandler.ts';

/** Answers the same for a missing file and for another person's file. */
export const handleOpenQuestionFile: OperationHandler<'open_question_file'> = async (call) => {
  const { db, caller, workshop } = call;
  const [found] = await db
    .select({ file: questionFiles, role: clubMembers.role })
    .from(questionFiles)
    .leftJoin(
      clubMembers,
      and(
        eq(clubMembers.clubNid, questionFiles.clubNid),
        eq(clubMembers.uid, caller.uid),
        eq(clubMembers.isBlocked, false),
      ),
    )
    .where(eq(questionFiles.path, call.request.path));
  if (!found || !(caller.family.has(found.file.uid) || found.role === 'admin')) throw refusals.notFound();
  const content = await workshop.storage.read(found.file.path);
  if (!content) throw refusals.notFound();
  return { kind: 'file', content, mediaType: found.file.mediaType, downloadName: found.file.name };
};

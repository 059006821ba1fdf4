import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubMembers, questionFiles } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

type QuestionFile = typeof questionFiles.$inferSelect;

/** The sent file at a path, if the caller may read it: a file of the family, or one that was sent to a club they manage. */
export async function loadReadableFile(
  db: Database,
  caller: Caller,
  path: string,
): Promise<QuestionFile | undefined> {
  const isCaller = and(
    eq(clubMembers.clubNid, questionFiles.clubNid),
    eq(clubMembers.uid, caller.uid),
    eq(clubMembers.isBlocked, false),
  );
  const [found] = await db
    .select({ file: questionFiles, role: clubMembers.role })
    .from(questionFiles)
    .leftJoin(clubMembers, isCaller)
    .where(eq(questionFiles.path, path));
  const mayRead = found !== undefined && (caller.family.has(found.file.uid) || found.role === 'admin');
  return mayRead ? found.file : undefined;
}

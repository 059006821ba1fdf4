import { and, eq } from 'drizzle-orm';
import { roleHasTask } from '#rules/clubRoles.ts';
import type { Database } from '../../db/database.ts';
import { clubMembers, questionFiles } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

/** A file that is being uploaded; its content can be read once. */
export interface UploadedFile {
  /** The file name as it was sent. */
  readonly name: string;
  /** The media type as it was sent: only a claim. */
  readonly mediaType: string;
  readonly content: AsyncIterable<Uint8Array>;
  /** Call this after the content is read. Refuses a file that was cut off, and a request with anything behind the file. */
  finish(): Promise<void>;
}

/** The file to keep: the upload itself, or its re-encoded copy. */
export interface CheckedFile {
  readonly place: string;
  readonly mediaType: string;
  readonly extension: string;
}

type QuestionFile = typeof questionFiles.$inferSelect;

/** The sent file at a path, if the caller may read it: a file of the family, or one that was sent to a club where they read answers about health. */
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
  const mayRead =
    found !== undefined &&
    (caller.family.has(found.file.uid) || roleHasTask(found.role ?? 'member', 'health'));
  return mayRead ? found.file : undefined;
}

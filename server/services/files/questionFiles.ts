import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { rules } from '@clubpoort/form-engine/headless';
import { and, eq, isNull, not, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionFiles, questions } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { Storage } from '../../storage/storage.ts';
import { requireClub } from '../clubs/clubs.ts';
import type { Caller } from '../sessions/caller.ts';
import type { CheckedFile } from './checkedFile.ts';
import { isSentIn } from './isSentIn.ts';

/** Which answer of whom a file belongs to, and in which filling-in of the form. */
export interface FileTarget {
  readonly uid: number;
  readonly qid: number;
  readonly nid: number;
  readonly submission: string;
}

export interface FileQuestion {
  readonly clubNid: number;
  readonly sort: rules.FileSort;
}

/** The folder of the storage that this server's uploads lie in. */
export const answersFolder = 'answers';

/** Bytes, for one person, of files that no form was sent in with yet. */
const mostUnsent = 50 * 1024 * 1024;

/** The question, where it asks for files and its club hasn't closed its pages for the caller. */
export async function requireFileQuestion(
  db: Database,
  { qid, nid }: FileTarget,
  caller: Caller,
): Promise<FileQuestion> {
  const ofCourse = nid === 0 ? isNull(questions.courseNid) : eq(questions.courseNid, nid);
  const [question] = await db
    .select({ clubNid: questions.clubNid, type: questions.type })
    .from(questions)
    .where(and(eq(questions.qid, qid), ofCourse));
  if (!question || (question.type !== 'file' && question.type !== 'image')) throw refusals.notFound();
  await requireClub(db, { nid: question.clubNid }, caller);
  return { clubNid: question.clubNid, sort: question.type };
}

export async function hasRoomForFiles(db: Database, uid: number): Promise<boolean> {
  const [unsent] = await db
    .select({ bytes: sum(questionFiles.bytes) })
    .from(questionFiles)
    .where(and(eq(questionFiles.uid, uid), not(isSentIn)));
  return Number(unsent?.bytes ?? 0) < mostUnsent;
}

/** The path of the same bytes, sent before for the same answer: an answer got lost, and the browser tried again. */
export async function findSameFile(
  db: Database,
  { uid, qid, nid, submission }: FileTarget,
  digest: string,
): Promise<string | undefined> {
  const isSame = and(
    eq(questionFiles.uid, uid),
    eq(questionFiles.qid, qid),
    eq(questionFiles.nid, nid),
    eq(questionFiles.submission, submission),
    eq(questionFiles.digest, digest),
  );
  const [same] = await db.select({ path: questionFiles.path }).from(questionFiles).where(isSame);
  return same?.path;
}

interface FileToKeep {
  readonly target: FileTarget;
  readonly clubNid: number;
  readonly checked: CheckedFile;
  /** As it was sent. */
  readonly name: string;
  readonly digest: string;
  readonly at: Date;
}

/** Stores a file with whose it is, and gives its path: that says nothing of the file and can't be guessed (160 bits). */
export async function keepFile(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  { target, clubNid, checked, name, digest, at }: FileToKeep,
): Promise<string> {
  const path = `${answersFolder}/${randomBytes(20).toString('hex')}.${checked.extension}`;
  const { size } = await stat(checked.place);
  await storage.write(path, createReadStream(checked.place));
  const [kept] = await db
    .insert(questionFiles)
    .values({
      ...target,
      path,
      clubNid,
      digest,
      name: displayName(name, checked),
      mediaType: checked.mediaType,
      bytes: size,
      storedAt: at,
    })
    .onConflictDoNothing()
    .returning({ path: questionFiles.path });
  if (kept) return path;
  await storage.remove(path);
  const same = await findSameFile(db, target, digest);
  if (same === undefined) throw refusals.busy();
  return same;
}

/** The sender's name for it, with the extension of what it has become. */
function displayName(name: string, { extension }: CheckedFile): string {
  const clean = rules.cleanFileName(name, 'bestand').slice(0, 150);
  const stem = clean.replace(/\.[^.]*$/, '') || 'bestand';
  return `${stem}.${extension}`;
}

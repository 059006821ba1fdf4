import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { rules } from '@clubpoort/form-engine/headless';
import { and, eq, isNull, or, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionFiles, questions, users } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { Storage } from '../../storage/storage.ts';
import { requireClub } from '../clubs/clubs.ts';
import { lockPerson } from '../people/lockPerson.ts';
import type { Caller } from '../sessions/caller.ts';
import type { CheckedFile } from './checkedFile.ts';
import { fileRefusals } from './fileRefusals.ts';

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

const uploadPath = new RegExp(`^${answersFolder}/[0-9a-f]{40}\\.[a-z0-9]+$`);

/** Whether a path can be one that `keepFile` gave. */
export function isUploadPath(path: string): boolean {
  return uploadPath.test(path);
}

/** Bytes of all files of the people of one account, sent in or not. */
const quota = 50 * 1024 * 1024;

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

/** Refuses a file of so many bytes where the account of the person has no room left; others may come in at the same time. */
export async function requireRoomForFile(db: Database, uid: number, bytes: number): Promise<void> {
  const holder = await accountOf(db, uid);
  const [stored] = await db
    .select({ bytes: sum(questionFiles.bytes) })
    .from(questionFiles)
    .innerJoin(users, eq(users.uid, questionFiles.uid))
    .where(or(eq(users.uid, holder), eq(users.parentUid, holder)));
  if (Number(stored?.bytes ?? 0) + bytes > quota) throw fileRefusals.noRoom();
}

/** The uid of who holds the account of a person. */
async function accountOf(db: Database, uid: number): Promise<number> {
  const [person] = await db.select({ parentUid: users.parentUid }).from(users).where(eq(users.uid, uid));
  return person?.parentUid ?? uid;
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
  const { size: bytes } = await stat(checked.place);
  await storage.write(path, createReadStream(checked.place));
  const { mediaType } = checked;
  const row = {
    ...target,
    path,
    clubNid,
    digest,
    name: displayName(name, checked),
    mediaType,
    bytes,
    storedAt: at,
  };
  let kept: string | undefined;
  try {
    kept = await db.transaction((tx) => noteDown(tx, row));
    return kept;
  } finally {
    if (kept !== path) await storage.remove(path);
  }
}

/** The files of one account are noted down one after the other: of many at once, only those that there is room for. */
async function noteDown(tx: Database, row: typeof questionFiles.$inferInsert): Promise<string> {
  await lockPerson(tx, await accountOf(tx, row.uid));
  const same = await findSameFile(tx, row, row.digest);
  if (same !== undefined) return same;
  await requireRoomForFile(tx, row.uid, row.bytes);
  await tx.insert(questionFiles).values(row);
  return row.path;
}

/** The sender's name for it, with the extension of what it has become. */
function displayName(name: string, { extension }: CheckedFile): string {
  const clean = rules.cleanFileName(name, 'bestand').slice(0, 150);
  const stem = clean.replace(/\.[^.]*$/, '') || 'bestand';
  return `${stem}.${extension}`;
}

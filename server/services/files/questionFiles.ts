import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { rules } from '@clubpoort/form-engine/headless';
import { and, eq, or, sum } from 'drizzle-orm';
import { cutText } from '#rules/cutText.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { questionFiles, users } from '../../db/schema.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { fileRefusals } from './fileRefusals.ts';
import type { CheckedFile } from './uploadedFile.ts';

/** The answer that a file belongs to: the person, the question, and one filling-in of the form. */
export interface FileTarget {
  readonly uid: number;
  /** In the rows of a group: the qid and the nid of the outermost group. */
  readonly qid: number;
  readonly nid: number;
  /** The keys from the row of that group to the question, joined by `/`; '' outside groups. */
  readonly inRow: string;
  readonly submission: string;
}

/** The storage folder of this server's uploads. */
export const answersFolder = 'answers';

const uploadPath = new RegExp(`^${answersFolder}/[0-9a-f]{40}\\.[a-z0-9]+$`);

/** Whether a path has the format that `keepFile` gives. */
export function isUploadPath(path: string): boolean {
  return uploadPath.test(path);
}

/** Maximum size in bytes of all files of one account's people together, sent in or not. */
const quota = 50 * 1024 * 1024;

/**
 * Refuses a file when the person's account has no room for `bytes` more. Other files may arrive meanwhile, so `noteDown` checks
 * again.
 */
export async function requireRoomForFile(db: Database, uid: number, bytes: number): Promise<void> {
  const holder = await accountOf(db, uid);
  const [stored] = await db
    .select({ bytes: sum(questionFiles.bytes) })
    .from(questionFiles)
    .innerJoin(users, eq(users.uid, questionFiles.uid))
    .where(or(eq(users.uid, holder), eq(users.parentUid, holder)));
  if (Number(stored?.bytes ?? 0) + bytes > quota) throw fileRefusals.noRoom();
}

/** The uid of the account holder of a person. */
async function accountOf(db: Database, uid: number): Promise<number> {
  const [person] = await db.select({ parentUid: users.parentUid }).from(users).where(eq(users.uid, uid));
  return person?.parentUid ?? uid;
}

/** The path of the same bytes, already sent for the same answer. A browser sends them again after a lost response. */
export async function findSameFile(
  db: Database,
  { uid, qid, nid, inRow, submission }: FileTarget,
  digest: string,
): Promise<string | undefined> {
  const isSame = and(
    eq(questionFiles.uid, uid),
    eq(questionFiles.qid, qid),
    eq(questionFiles.nid, nid),
    eq(questionFiles.inRow, inRow),
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
  /** The file name as it was sent. */
  readonly name: string;
  readonly digest: string;
}

/** Stores a file with its owner and returns its path. The path says nothing about the file and can't be guessed (160 bits). */
export async function keepFile(
  { db, clock, fileService: { storage } }: Pick<Context, 'db' | 'clock' | 'fileService'>,
  { target, clubNid, checked, name, digest }: FileToKeep,
): Promise<string> {
  const storedAt = clock.now();
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
    storedAt,
  };
  let kept: string | undefined;
  try {
    kept = await db.transaction((tx) => noteDown(tx, row));
    return kept;
  } finally {
    if (kept !== path) await storage.remove(path);
  }
}

/** Locks the account, so that files that arrive together can't exceed the quota. */
async function noteDown(tx: Database, row: typeof questionFiles.$inferInsert & FileTarget): Promise<string> {
  await lockPerson(tx, await accountOf(tx, row.uid));
  const same = await findSameFile(tx, row, row.digest);
  if (same !== undefined) return same;
  await requireRoomForFile(tx, row.uid, row.bytes);
  await tx.insert(questionFiles).values(row);
  return row.path;
}

/** The sender's file name, with the extension of the stored format. */
function displayName(name: string, { extension }: CheckedFile): string {
  const clean = cutText(rules.cleanFileName(name, 'bestand'), 150);
  const stem = clean.replace(/\.[^.]*$/, '') || 'bestand';
  return `${stem}.${extension}`;
}

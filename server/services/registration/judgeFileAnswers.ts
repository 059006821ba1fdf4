import {
  type Answers,
  type CompiledForm,
  decodeAnswers,
  prefillAnswers,
} from '@clubpoort/form-engine/headless';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionFiles } from '../../db/schema.ts';
import { isUploadPath } from '../files/questionFiles.ts';

/** Kinds of question whose answers are paths of files that this server stored. */
const fileKinds: ReadonlySet<string> = new Set(['file', 'image']);

interface Room {
  readonly db: Database;
  /** Whose form it is; a visitor was never given a file. */
  readonly uid: number | undefined;
}

export interface FileVerdict {
  /** Keys of the questions whose answer names a file that wasn't sent for this very person and this very question. */
  readonly foreign: readonly string[];
  /** Of those whose file was removed since: it waited too long for its form. */
  readonly gone: readonly string[];
}

/**
 * Whose the files are that answers name. A path is all that it takes to have a file opened, so one that somebody made up or
 * copied must not become an answer. One that stands in an earlier answer of theirs to the question may.
 */
export async function judgeFileAnswers(
  { db, uid }: Room,
  form: CompiledForm,
  qids: unknown,
): Promise<FileVerdict> {
  const named = fileAnswers(form, decodeAnswers(form, qids).answers);
  if (named.length === 0) return { foreign: [], gone: [] };
  const files = uid === undefined ? [] : await storedFiles(db, named);
  const given = new Set([
    ...fileAnswers(form, prefillAnswers(form)).flatMap(places),
    ...files.filter((file) => file.uid === uid).map(({ qid, nid, path }) => place(`${qid}_${nid}`, path)),
  ]);
  const unknown = named.flatMap(({ key, paths }) =>
    paths.filter((path) => !given.has(place(key, path))).map((path) => ({ key, path })),
  );
  const isGone = ({ path }: { readonly path: string }) =>
    uid !== undefined && isUploadPath(path) && !files.some((file) => file.path === path);
  return {
    foreign: keysOf(unknown.filter((file) => !isGone(file))),
    gone: keysOf(unknown.filter(isGone)),
  };
}

function keysOf(files: readonly { readonly key: string }[]): string[] {
  return [...new Set(files.map(({ key }) => key))];
}

interface FileAnswer {
  readonly key: string;
  readonly paths: readonly string[];
}

function fileAnswers(form: CompiledForm, answers: Answers): FileAnswer[] {
  return Object.entries(answers).flatMap(([key, answer]) =>
    fileKinds.has(form.kinds.get(key)?.name ?? '') && Array.isArray(answer)
      ? [{ key, paths: answer.map(String) }]
      : [],
  );
}

function storedFiles(db: Database, named: readonly FileAnswer[]) {
  const paths = named.flatMap((answer) => answer.paths);
  const { uid, qid, nid, path } = questionFiles;
  return db.select({ uid, qid, nid, path }).from(questionFiles).where(inArray(path, paths));
}

function places({ key, paths }: FileAnswer): string[] {
  return paths.map((path) => place(key, path));
}

/** A file as the answer to a question: the same file doesn't answer another one. */
function place(key: string, path: string): string {
  return `${key};${path}`;
}

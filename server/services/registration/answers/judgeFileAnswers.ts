import {
  type Answers,
  type CompiledForm,
  decodeAnswers,
  prefillAnswers,
} from '@clubpoort/form-engine/headless';
import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { questionFiles } from '#server/db/schema.ts';
import { isUploadPath } from '../../files/questionFiles.ts';

/** Kinds of question whose answers are paths of files that this server stored. */
const fileKinds: ReadonlySet<string> = new Set(['file', 'image']);

interface FilledInForm {
  readonly form: CompiledForm;
  readonly qids: unknown;
  /** The person whom the form is for; undefined for a visitor, who has no files. */
  readonly uid: number | undefined;
}

export interface FileVerdict {
  /** Keys of questions whose answer names a file that wasn't sent for this person and this question. */
  readonly foreign: readonly string[];
  /** Keys of questions whose file was removed since, because it waited too long for its form. */
  readonly gone: readonly string[];
}

/**
 * Judges whether the files that answers name are the person's own. A path is enough to open a file, so a made-up or copied path
 * must not become an answer. A path in the person's earlier answer to the same question is allowed.
 * Decision: docs/decisions/0023-only-its-receiver-can-name-a-file.md
 */
export async function judgeFileAnswers(
  db: Database,
  { form, qids, uid }: FilledInForm,
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

/** A file as the answer to one question: the same file doesn't answer another question. */
function place(key: string, path: string): string {
  return `${key};${path}`;
}

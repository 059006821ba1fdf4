import {
  type Answers,
  type CompiledForm,
  decodeAnswers,
  prefillAnswers,
} from '@clubpoort/form-engine/headless';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionFiles } from '../../db/schema.ts';

/** Kinds of question whose answers are paths of files that this server stored. */
const fileKinds: ReadonlySet<string> = new Set(['file', 'image']);

interface Room {
  readonly db: Database;
  /** Whose form it is; a visitor was never given a file. */
  readonly uid: number | undefined;
}

/**
 * The keys of the questions that are answered with the path of a file that wasn't sent for this very person and
 * this very question, nor stands in an earlier answer of theirs to it. A path is all that it takes to have a file opened, so
 * one that somebody made up or copied must not become an answer.
 */
export async function foreignFileKeys(
  { db, uid }: Room,
  form: CompiledForm,
  qids: unknown,
): Promise<readonly string[]> {
  const named = fileAnswers(form, decodeAnswers(form, qids).answers);
  if (named.length === 0) return [];
  const given = new Set([
    ...fileAnswers(form, prefillAnswers(form)).flatMap(places),
    ...(await sentFiles({ db, uid }, named)),
  ]);
  return named.filter((answer) => places(answer).some((place) => !given.has(place))).map(({ key }) => key);
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

async function sentFiles({ db, uid }: Room, named: readonly FileAnswer[]): Promise<string[]> {
  if (uid === undefined) return [];
  const paths = named.flatMap((answer) => answer.paths);
  const rows = await db
    .select({ qid: questionFiles.qid, nid: questionFiles.nid, path: questionFiles.path })
    .from(questionFiles)
    .where(and(eq(questionFiles.uid, uid), inArray(questionFiles.path, paths)));
  return rows.map(({ qid, nid, path }) => place(`${qid}_${nid}`, path));
}

function places({ key, paths }: FileAnswer): string[] {
  return paths.map((path) => place(key, path));
}

/** A file as the answer to a question: the same file doesn't answer another one. */
function place(key: string, path: string): string {
  return `${key};${path}`;
}

import {
  type Answer,
  type Answers,
  type CompiledForm,
  decodeAnswers,
  prefillAnswers,
} from '@clubpoort/form-engine/headless';
import { inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { questionFiles } from '#server/db/schema.ts';
import { isUploadPath } from '../../files/questionFiles.ts';

/** The files that one question names; in a group, those of one row. */
interface FileAnswer {
  /** The key of the question; in a row the key of the outermost group. */
  readonly key: string;
  /** The way from there to the answer, with the index of each row: `['0', '12_0']`. Empty outside groups. */
  readonly path: readonly string[];
  /** The keys to the question, joined by `/` and without indexes: a file belongs to a question, whatever its row. */
  readonly question: string;
  readonly files: readonly string[];
}

/** The files that answers name, those in the rows of groups included. */
function fileAnswers(form: CompiledForm, answers: Answers): readonly FileAnswer[] {
  return Object.entries(answers).flatMap(([key, answer]): readonly FileAnswer[] => {
    const row = form.rows.get(key);
    if (row)
      return rowsIn(answer).flatMap((answered, index) =>
        fileAnswers(row, answered).map((inner) => ({
          key,
          path: [String(index), inner.key, ...inner.path],
          question: `${key}/${inner.question}`,
          files: inner.files,
        })),
      );
    if (!form.kinds.get(key)?.files || !Array.isArray(answer)) return [];
    return [{ key, path: [], question: key, files: answer.map(String) }];
  });
}

function rowsIn(answer: Answer): readonly Answers[] {
  const items: readonly (string | Answers)[] = Array.isArray(answer) ? answer : [];
  return items.filter((item) => typeof item !== 'string');
}

interface FilledInForm {
  readonly form: CompiledForm;
  readonly qids: unknown;
  /** The person whom the form is for; undefined for a visitor, who has no files. */
  readonly uid: number | undefined;
}

export interface FileVerdict {
  /** Keys of questions whose answer names a file that wasn't sent for this person and this question. */
  readonly foreign: readonly string[];
  /** Answers whose file was removed since, because it waited too long for its form. */
  readonly gone: readonly Pick<FileAnswer, 'key' | 'path'>[];
}

/**
 * Judges whether the files that answers name are the person's own. A path is enough to open a file, so a made-up or copied path
 * must not become an answer. A path in the person's earlier answer to the same question is allowed, in whatever row it was.
 * Decision: docs/decisions/0023-only-its-receiver-can-name-a-file.md
 */
export async function judgeFileAnswers(
  db: Database,
  { form, qids, uid }: FilledInForm,
): Promise<FileVerdict> {
  const named = fileAnswers(form, decodeAnswers(form, qids).answers);
  if (named.length === 0) return { foreign: [], gone: [] };
  const stored = uid === undefined ? [] : await storedFiles(db, named);
  const given = new Set([
    ...fileAnswers(form, prefillAnswers(form)).flatMap(places),
    ...stored.filter((file) => file.uid === uid).map(({ question, path }) => place(question, path)),
  ]);
  const known = new Set(stored.map(({ path }) => path));
  const isGone = (path: string) => uid !== undefined && isUploadPath(path) && !known.has(path);
  const unknown = named.map((answer) => ({
    answer,
    files: answer.files.filter((path) => !given.has(place(answer.question, path))),
  }));
  const foreign = unknown.filter(({ files }) => files.some((path) => !isGone(path)));
  const gone = unknown.filter(({ files }) => files.some(isGone));
  return {
    foreign: [...new Set(foreign.map(({ answer }) => answer.key))],
    gone: gone.map(({ answer: { key, path } }) => ({ key, path })),
  };
}

async function storedFiles(db: Database, named: readonly FileAnswer[]) {
  // Only a path that this server gave can be stored, and a statement takes 65,535 parameters at most.
  const paths = new Set(named.flatMap(({ files }) => files).filter(isUploadPath));
  if (paths.size === 0) return [];
  const { uid, qid, nid, inRow, path } = questionFiles;
  const found = await db
    .select({ uid, qid, nid, inRow, path })
    .from(questionFiles)
    .where(inArray(path, [...paths]));
  return found.map((file) => ({
    ...{ uid: file.uid, path: file.path },
    question: [`${file.qid}_${file.nid}`, file.inRow].filter((key) => key !== '').join('/'),
  }));
}

function places({ question, files }: FileAnswer): readonly string[] {
  return files.map((path) => place(question, path));
}

/** A file as the answer to one question: the same file doesn't answer another question. */
function place(question: string, path: string): string {
  return `${question};${path}`;
}

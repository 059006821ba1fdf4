import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { questionFiles, questions } from '#server/db/schema.ts';
import { answerText } from '../../registration/answers/answerText.ts';
import { asksNationalNumber, type QuestionRow } from '../../registration/askedQuestions.ts';

/** A question as it was asked, which gets a column of its own. */
export interface AskedQuestion {
  readonly qid: number;
  /** 0 for a general question, otherwise the course that asked it. */
  readonly nid: number;
  /** The wording at the time of the answer. */
  readonly wording: string;
}

export interface GivenAnswer extends AskedQuestion {
  readonly value: unknown;
}

/** Names of files by path. */
export type FileNames = ReadonlyMap<string, string>;

export interface AnswerTable {
  readonly headings: readonly string[];
  cellsOf(answers: readonly GivenAnswer[], files: FileNames): readonly string[];
}

/**
 * The columns with answers, in readable words. They never include a national number.
 *
 * @param asked - everything that was asked, with the title of the course that asked it; twice the same makes one column
 */
export async function answerTable(
  db: Database,
  clubNid: number,
  asked: readonly (AskedQuestion & { readonly course?: string | null })[],
): Promise<AnswerTable> {
  const known = await db.select().from(questions).where(eq(questions.clubNid, clubNid));
  const columns = answerColumns(asked, known);
  return {
    headings: columns.map(({ heading }) => heading),
    cellsOf(answers, files) {
      const given = new Map(answers.map((answer) => [columnKey(answer), answer.value]));
      return columns.map(({ key, question }) => answerText(given.get(key), question, files));
    },
  };
}

/** The names of the files that people sent to a club: of everybody, or of these people. */
export async function loadFileNames(
  db: Database,
  clubNid: number,
  uids?: readonly number[],
): Promise<FileNames> {
  const ofPeople = uids && inArray(questionFiles.uid, [...uids]);
  const files = await db
    .select({ path: questionFiles.path, name: questionFiles.name })
    .from(questionFiles)
    .where(and(eq(questionFiles.clubNid, clubNid), ofPeople));
  return new Map(files.map(({ path, name }) => [path, name]));
}

interface AnswerColumn {
  readonly key: string;
  readonly heading: string;
  /** The current question; `undefined` where it isn't asked any more. */
  readonly question: QuestionRow | undefined;
}

/** One column for each wording of a question, in the order of the form. */
function answerColumns(
  asked: readonly (AskedQuestion & { readonly course?: string | null })[],
  known: readonly QuestionRow[],
): AnswerColumn[] {
  const columns = new Map<string, AnswerColumn & { readonly position: number }>();
  for (const one of asked) {
    const key = columnKey(one);
    if (columns.has(key)) continue;
    const question = known.find(({ qid, courseNid }) => qid === one.qid && (courseNid ?? 0) === one.nid);
    if (question && asksNationalNumber(question)) continue;
    const heading = one.nid === 0 ? one.wording : `${one.course}: ${one.wording}`;
    const position = question?.position ?? Number.POSITIVE_INFINITY;
    columns.set(key, { key, heading, question, position });
  }
  return [...columns.values()].sort((one, other) => Math.sign(one.position - other.position) || 0);
}

function columnKey({ qid, nid, wording }: AskedQuestion): string {
  return JSON.stringify([nid, qid, wording]);
}

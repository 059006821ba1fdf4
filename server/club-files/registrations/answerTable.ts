import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questionFiles, questions } from '../../db/schema.ts';
import { answerText } from '../../services/registration/answers/answerText.ts';
import { asksNationalNumber, type QuestionRow } from '../../services/registration/askedQuestions.ts';

export interface GivenAnswer {
  readonly qid: number;
  /** 0 for a general question, otherwise the course that asked it. */
  readonly nid: number;
  readonly value: unknown;
  /** The wording at the time of the answer. */
  readonly wording: string;
}

/** The answers of one row of the spreadsheet. */
export interface Answered {
  readonly answers: readonly GivenAnswer[];
  /** The course that the row is about. */
  readonly course?: string;
}

export interface AnswerTable {
  readonly headings: readonly string[];
  cellsOf(row: Answered): readonly string[];
}

/** The columns with answers, in readable words. They never include a national number. */
export async function answerTable(
  db: Database,
  clubNid: number,
  rows: readonly Answered[],
): Promise<AnswerTable> {
  const asked = await db.select().from(questions).where(eq(questions.clubNid, clubNid));
  const files = await db.select().from(questionFiles).where(eq(questionFiles.clubNid, clubNid));
  const names = new Map(files.map(({ path, name }) => [path, name]));
  const columns = answerColumns(rows, asked);
  return {
    headings: columns.map(({ heading }) => heading),
    cellsOf({ answers }) {
      const given = new Map(answers.map((answer) => [columnKey(answer), answer.value]));
      return columns.map(({ key, question }) => answerText(given.get(key), question, names));
    },
  };
}

interface AnswerColumn {
  readonly key: string;
  readonly heading: string;
  /** The current question; `undefined` where it isn't asked any more. */
  readonly question: QuestionRow | undefined;
}

/** One column for each wording of a question, in the order of the form. */
function answerColumns(rows: readonly Answered[], asked: readonly QuestionRow[]): AnswerColumn[] {
  const columns = new Map<string, AnswerColumn & { readonly position: number }>();
  for (const { answers, course } of rows)
    for (const answer of answers) {
      const question = asked.find(
        ({ qid, courseNid }) => qid === answer.qid && (courseNid ?? 0) === answer.nid,
      );
      if (question && asksNationalNumber(question)) continue;
      const heading = answer.nid === 0 ? answer.wording : `${course}: ${answer.wording}`;
      const position = question?.position ?? Number.POSITIVE_INFINITY;
      columns.set(columnKey(answer), { key: columnKey(answer), heading, question, position });
    }
  return [...columns.values()].sort((one, other) => Math.sign(one.position - other.position) || 0);
}

function columnKey({ qid, nid, wording }: GivenAnswer): string {
  return JSON.stringify([nid, qid, wording]);
}

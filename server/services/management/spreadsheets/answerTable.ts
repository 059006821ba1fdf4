import { and, eq, inArray } from 'drizzle-orm';
import { isAboutHealth } from '#rules/aboutHealth.ts';
import { formatDay, formatIsoDay } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { questionFiles, questions } from '#server/db/schema.ts';
import { answerText } from '../../registration/answers/answerText.ts';
import { asksNationalNumber, type QuestionRow } from '../../registration/askedQuestions.ts';
import type { Cell } from './cell.ts';

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
  /** When the family changed it after the registration. */
  readonly changedAt?: Date | null;
}

/** Names of files by path. */
export type FileNames = ReadonlyMap<string, string>;

export interface AnswerTable {
  readonly headings: readonly string[];
  cellsOf(answers: readonly GivenAnswer[], files: FileNames): readonly Cell[];
  /** The questions of the table whose answers were changed, by day: `28/11/2026: Wie mogen we bellen?` */
  changesOf(answers: readonly GivenAnswer[]): string;
  /** The answers to questions about a detail of the person, by the name of that detail. They have no column in the table. */
  detailsOf(answers: readonly GivenAnswer[]): ReadonlyMap<string, Cell>;
}

interface TableOptions {
  readonly clubNid: number;
  /** Everything that was asked, with the title of the course that asked it. Twice the same makes one column. */
  readonly asked: readonly Asked[];
  /** The questions by which answers are read. Default: those of the club. */
  readonly known?: readonly QuestionRow[];
  /** Details of the person that have a column already (`defaultKey`), so that a question about one gets none. */
  readonly details?: ReadonlySet<string>;
  /** false: without columns that may say something about health. */
  readonly withHealth: boolean;
}

type Asked = AskedQuestion & { readonly course?: string | null };

/** The columns with answers, in readable words. They never include a national number. */
export async function answerTable(
  db: Database,
  { clubNid, asked, known, details = new Set(), withHealth }: TableOptions,
): Promise<AnswerTable> {
  const questionRows = known ?? (await db.select().from(questions).where(eq(questions.clubNid, clubNid)));
  const all = answerColumns(asked, questionRows).filter(
    ({ question }) => withHealth || !mayTellHealth(question),
  );
  const asking = detailQuestions(all, details);
  const columns = all.filter(({ question }) => question?.courseNid !== null || !asking.has(question.qid));
  const headings = headingsOf(columns);
  return {
    headings,
    cellsOf(answers, files) {
      const given = new Map(answers.map((answer) => [columnKey(answer), answer.value]));
      return columns.map(({ key, question }) => answerCell(given.get(key), question, files));
    },
    changesOf(answers) {
      const shown = new Set(all.map(({ key }) => key));
      const changed = answers.flatMap((answer) =>
        answer.changedAt && shown.has(columnKey(answer))
          ? [{ day: formatDay(unixSecondsOf(answer.changedAt)), wording: answer.wording }]
          : [],
      );
      return [...Map.groupBy(changed, ({ day }) => day)]
        .map(([day, ofDay]) => `${day}: ${ofDay.map(({ wording }) => wording).join(', ')}`)
        .join('; ');
    },
    detailsOf: (answers) =>
      new Map(
        answers.flatMap(({ qid, nid, value }) => {
          const question = nid === 0 ? asking.get(qid) : undefined;
          return question?.defaultKey ? [[question.defaultKey, answerCell(value, question)]] : [];
        }),
      ),
  };
}

/** A number and a day as such, whatever the language of a spreadsheet, and any other answer as text. */
function answerCell(value: unknown, question: QuestionRow | undefined, files?: FileNames): Cell {
  const text = answerText(value, question, files);
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (isoDay.test(given) && text === formatIsoDay(given)) return { is: 'day', day: given };
  return counted.has(question?.type) && text === given && decimal.test(given)
    ? { is: 'number', number: Number(given) }
    : text;
}

/** Kinds of question whose answers are numbers. */
const counted: ReadonlySet<string | undefined> = new Set(['number', 'decimal', 'slider']);

const isoDay = /^\d{4}-\d\d-\d\d$/;
/** Few enough digits for a number of a spreadsheet. */
const decimal = /^-?\d{1,12}(?:\.\d{1,6})?$/;

/** The first general question about each of these details of the person, by qid. A second one asks about somebody else. */
function detailQuestions(
  columns: readonly AnswerColumn[],
  details: ReadonlySet<string>,
): ReadonlyMap<number, QuestionRow> {
  const byDetail = new Map<string, QuestionRow>();
  for (const { question } of columns) {
    const detail = question?.courseNid === null && question.defaultKey;
    if (detail && details.has(detail) && !byDetail.has(detail)) byDetail.set(detail, question);
  }
  return new Map([...byDetail.values()].map((question) => [question.qid, question]));
}

/** Whether answers may say something about health. A question that isn't asked any more, or a consent to health data, may. */
function mayTellHealth(question: QuestionRow | undefined): boolean {
  return !question || isAboutHealth(question);
}

/** Two questions with one wording, such as the name of each parent, are told apart by their section. */
function headingsOf(columns: readonly AnswerColumn[]): string[] {
  const byHeading = Map.groupBy(columns, ({ heading }) => heading);
  return columns.map(({ heading, question }) =>
    (byHeading.get(heading)?.length ?? 0) > 1 && question?.section
      ? `${question.section}: ${heading}`
      : heading,
  );
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
function answerColumns(asked: readonly Asked[], known: readonly QuestionRow[]): AnswerColumn[] {
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

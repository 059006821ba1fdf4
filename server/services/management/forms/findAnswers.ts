import { type AnyColumn, and, asc, desc, eq, exists, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { cutText } from '#rules/cutText.ts';
import { plainText, type SearchWords, searchWords } from '#rules/forgivingSearch.ts';
import type { FormAnswer, FormColumn } from '#schemas/entities/management/formColumn.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { submissionAnswers, submissions, users } from '#server/db/schema.ts';
import { plainTextSql } from '#server/db/statements/plainTextSql.ts';
import { refusals } from '#server/http/refused.ts';
import { fullName } from '../../people/people.ts';
import type { FormRow } from '../../registration/forms.ts';
import { loadFileNames } from '../spreadsheets/answerTable.ts';
import { answerCells, type StoredAnswer } from './answerCells.ts';
import { type AnswerColumn, loadColumns, optionsOf, toWireColumn } from './columns.ts';

interface WantedAnswers {
  readonly form: FormRow;
  /** '' finds everybody. */
  readonly search: string;
  /** The chosen option of a column that the submissions must have; `undefined` for all. */
  readonly choice: { readonly column: string; readonly option: string } | undefined;
  /** The last answer of the page before. */
  readonly before: number | undefined;
  readonly limit: number;
}

interface FoundAnswers {
  readonly page: FormAnswer[];
  readonly count: number;
  readonly columns: FormColumn[];
}

/** A page of what was sent with a form, the newest first. What may be about health is neither shown nor searched. */
export async function findAnswers(
  db: Database,
  { form, search, choice, before, limit }: WantedAnswers,
): Promise<FoundAnswers> {
  const all = await loadColumns(db, form);
  const columns = all.filter(({ isHealth }) => !isHealth);
  const wanted = { form, columns, words: searchWords(search), choice };
  const isFiltered = wanted.words.length > 0 || choice !== undefined;
  const { ids, count } = isFiltered
    ? pageOf(await findIds(db, wanted), { before, limit })
    : await loadIds(db, form, { before, limit });
  const rows = await db
    .select({ id: submissions.id, at: submissions.privacyAcceptedAt, uid: submissions.uid, person: users })
    .from(submissions)
    .leftJoin(users, eq(users.uid, submissions.uid))
    .where(isOneOf(submissions.id, ids))
    .orderBy(desc(submissions.id));
  const given = await loadGiven(db, ids);
  const uids = rows.flatMap(({ uid }) => uid ?? []);
  const files = uids.length === 0 ? new Map<string, string>() : await loadFileNames(db, form.clubNid, uids);
  return {
    ...{ count, columns: all.map(toWireColumn) },
    page: rows.map(({ id, at, person }) => ({
      ...{ id, at: unixSecondsOf(at), name: person ? fullName(person) : '' },
      cells: answerCells(given.get(id) ?? [], columns, files).map(({ column, ...cell }) => ({
        ...{ column: column.id, ...cell, text: cutText(cell.text, longestCell) },
      })),
    })),
  };
}

type Paging = Pick<WantedAnswers, 'before' | 'limit'>;

interface FoundIds {
  readonly ids: readonly number[];
  /** On all pages. */
  readonly count: number;
}

function pageOf(found: readonly number[], { before = Number.POSITIVE_INFINITY, limit }: Paging): FoundIds {
  return { count: found.length, ids: found.filter((id) => id < before).slice(0, limit) };
}

async function loadIds(db: Database, { nid }: FormRow, { before, limit }: Paging): Promise<FoundIds> {
  const isOfForm = eq(submissions.formNid, nid);
  const rows = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isOfForm, before === undefined ? undefined : lt(submissions.id, before)))
    .orderBy(desc(submissions.id))
    .limit(limit);
  return { ids: rows.map(({ id }) => id), count: await db.$count(submissions, isOfForm) };
}

interface WantedIds extends Pick<WantedAnswers, 'form' | 'choice'> {
  /** Without those about health. */
  readonly columns: readonly AnswerColumn[];
  readonly words: SearchWords;
}

/** The submissions that match, the newest first. Each one's text is written once, whatever the number of words. */
async function findIds(db: Database, { form, columns, words, choice }: WantedIds): Promise<number[]> {
  const { submissionId, value } = submissionAnswers;
  const isOfForm = eq(submissions.formNid, form.nid);
  // An address or a list has several texts.
  const inside = sql`(select string_agg(part #>> '{}', ' ') from jsonb_path_query(${value}, '$.**') part where jsonb_typeof(part) in ('string', 'number'))`;
  const text = sql`case when jsonb_typeof(${value}) in ('object', 'array') then ${inside} else ${value} #>> '{}' end`;
  const typed = db
    .select({ sent: submissionId, text: sql<string>`string_agg(${text}, ' ')`.as('typed') })
    .from(submissionAnswers)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(and(isOfForm, or(...columns.map(isOfColumn)) ?? sql`false`))
    .groupBy(submissionId)
    .as('given');
  const written = sql`concat_ws(' ', ${users.fname}, ${users.lname}, ${typed.text})`;
  const searched = db
    .select({ id: submissions.id, plain: sql<string>`${plainTextSql(written)}`.as('plain') })
    .from(submissions)
    .leftJoin(users, eq(users.uid, submissions.uid))
    .leftJoin(typed, eq(typed.sent, submissions.id))
    .where(and(isOfForm, choice && chose(db, choice, columns)))
    .as('searched');
  const holds = (word: string) => {
    const labelled = columns.flatMap((column) =>
      optionsOf(column.question).flatMap(([option, label]) =>
        plainText(label).includes(word) ? [isChoice(column, option)] : [],
      ),
    );
    const isLabelled = labelled.length === 0 ? undefined : hasAnswer(db, searched.id, or(...labelled));
    return or(sql`position(${word} in ${searched.plain}) > 0`, isLabelled);
  };
  const rows = await db
    .select({ id: searched.id })
    .from(searched)
    .where(and(...words.map(holds)))
    .orderBy(desc(searched.id));
  return rows.map(({ id }) => id);
}

/** Longest text in a list, in characters. An opened answer has all of it. */
const longestCell = 300;

/** The answers of these submissions. */
export async function loadGiven(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredAnswer[]>> {
  if (ids.length === 0) return new Map();
  const { submissionId, qid, wording, value } = submissionAnswers;
  const found = await db
    .select({ submissionId, qid, wording, value })
    .from(submissionAnswers)
    .where(inArray(submissionId, [...ids]))
    .orderBy(asc(qid));
  return Map.groupBy(found, ({ submissionId: id }) => id);
}

function chose(
  db: Database,
  { column: id, option }: NonNullable<WantedAnswers['choice']>,
  columns: readonly AnswerColumn[],
): SQL {
  const column = columns.find((one) => one.id === id);
  if (!column) throw refusals.notFound();
  return hasAnswer(db, submissions.id, isChoice(column, option));
}

function hasAnswer(db: Database, id: AnyColumn, isWanted: SQL | undefined): SQL {
  const isOwn = eq(submissionAnswers.submissionId, id);
  return exists(
    db.select({ qid: submissionAnswers.qid }).from(submissionAnswers).where(and(isOwn, isWanted)),
  );
}

function isOfColumn({ qid, wording }: AnswerColumn): SQL | undefined {
  return and(eq(submissionAnswers.qid, qid), eq(submissionAnswers.wording, wording));
}

/** The option is the answer, or one of several. */
function isChoice(column: AnswerColumn, option: string): SQL | undefined {
  return and(isOfColumn(column), sql`${submissionAnswers.value} @> to_jsonb(${option}::text)`);
}

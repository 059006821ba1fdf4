import { and, asc, desc, eq, exists, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { plainText, searchWords } from '#rules/forgivingSearch.ts';
import type { FormAnswer, FormColumn } from '#schemas/entities/management/formColumn.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { plainTextSql } from '#server/db/plainTextSql.ts';
import { submissionAnswers, submissions, users } from '#server/db/schema.ts';
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
  /** Who chose this option of the question of this column. */
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
  const isWanted = and(
    eq(submissions.formNid, form.nid),
    ...searchWords(search).map((word) => holdsWord(db, word, columns)),
    choice && chose(db, choice, columns),
  );
  const rows = await db
    .select({ id: submissions.id, at: submissions.privacyAcceptedAt, uid: submissions.uid, person: users })
    .from(submissions)
    .leftJoin(users, eq(users.uid, submissions.uid))
    .where(and(isWanted, before === undefined ? undefined : lt(submissions.id, before)))
    .orderBy(desc(submissions.id))
    .limit(limit);
  const given = await loadGiven(
    db,
    rows.map(({ id }) => id),
  );
  const uids = rows.flatMap(({ uid }) => uid ?? []);
  const files = uids.length === 0 ? new Map<string, string>() : await loadFileNames(db, form.clubNid, uids);
  return {
    columns: all.map(toWireColumn),
    count: await countWanted(db, isWanted),
    page: rows.map(({ id, at, person }) => ({
      ...{ id, at: unixSecondsOf(at), name: person ? fullName(person) : '' },
      cells: answerCells(given.get(id) ?? [], columns, files).map(({ column, ...cell }) => ({
        ...{ column: column.id, ...cell, text: cell.text.slice(0, longestCell) },
      })),
    })),
  };
}

/** Longest text in a list, in characters. An opened answer has all of it. */
const longestCell = 300;

async function countWanted(db: Database, isWanted: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(submissions)
    .leftJoin(users, eq(users.uid, submissions.uid))
    .where(isWanted);
  return found?.count ?? 0;
}

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

/** The word stands in the name, in an answer, or in the label of a chosen option. */
function holdsWord(db: Database, word: string, columns: readonly AnswerColumn[]): SQL | undefined {
  const name = plainTextSql(sql`concat_ws(' ', ${users.fname}, ${users.lname})`);
  const texts = sql`(select string_agg(part #>> '{}', ' ') from jsonb_path_query(${submissionAnswers.value}, '$.**') part where jsonb_typeof(part) in ('string', 'number'))`;
  const labelled = columns.flatMap((column) =>
    optionsOf(column.question).flatMap(([value, label]) =>
      plainText(label).includes(word) ? [isChoice(column, value)] : [],
    ),
  );
  const isShown = or(...columns.map(isOfColumn)) ?? sql`false`;
  const inAnswer = and(isShown, sql`position(${word} in ${plainTextSql(texts)}) > 0`);
  return or(sql`position(${word} in ${name}) > 0`, hasAnswer(db, or(inAnswer, ...labelled)));
}

function chose(
  db: Database,
  { column: id, option }: NonNullable<WantedAnswers['choice']>,
  columns: readonly AnswerColumn[],
): SQL {
  const column = columns.find((one) => one.id === id);
  if (!column) throw refusals.notFound();
  return hasAnswer(db, isChoice(column, option));
}

function hasAnswer(db: Database, isWanted: SQL | undefined): SQL {
  const isOwn = eq(submissionAnswers.submissionId, submissions.id);
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

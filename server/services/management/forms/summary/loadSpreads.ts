import { sql } from 'drizzle-orm';
import type { QuestionSummary } from '#schemas/entities/management/formSummary.ts';
import type { Database } from '#server/db/database.ts';
import { type AnswerColumn, columnId } from '../columns.ts';
import { type ByColumn, type GivenAnswers, givenSql } from './givenAnswers.ts';

type Spread = NonNullable<QuestionSummary['spread']>;

const numbers: ReadonlySet<string> = new Set(['number', 'decimal', 'slider', 'computed']);
const moments: ReadonlySet<string> = new Set(['date', 'time', 'datetime']);

function isNumber({ question }: AnswerColumn): boolean {
  return question !== undefined && numbers.has(question.type);
}

function isMoment({ question }: AnswerColumn): boolean {
  return question !== undefined && (moments.has(question.type) || question.defaultKey === 'birthdate');
}

/** The least, the middle and the most of numbers, days and times, by column. */
export async function loadSpreads(
  tx: Database,
  { formNid, columns }: GivenAnswers,
): Promise<ByColumn<Spread>> {
  return new Map([
    ...(await loadNumbers(tx, { formNid, columns: columns.filter(isNumber) })),
    ...(await loadMoments(tx, { formNid, columns: columns.filter(isMoment) })),
  ]);
}

/** A computed text is no number, and is left out. */
const number = sql`case when given.value #>> '{}' ~ '^-?\\d{1,15}(\\.\\d{1,10})?$' then (given.value #>> '{}')::numeric end`;

async function loadNumbers(tx: Database, { formNid, columns }: GivenAnswers): Promise<ByColumn<Spread>> {
  if (columns.length === 0) return new Map();
  const rows = await tx
    .select({
      ...column,
      least: sql<string | null>`min(${number})::text`,
      middle: sql<string>`trim_scale(round((percentile_cont(0.5) within group (order by ${number}))::numeric, 2))::text`,
      most: sql<string>`max(${number})::text`,
      average: sql<string>`trim_scale(round(avg(${number}), 2))::text`,
    })
    .from(givenSql(formNid, columns))
    .groupBy(sql`1`, sql`2`);
  return spreadsOf(rows);
}

/** Days and times are written so that their order is that of their texts. */
async function loadMoments(tx: Database, { formNid, columns }: GivenAnswers): Promise<ByColumn<Spread>> {
  if (columns.length === 0) return new Map();
  const text = sql`(given.value #>> '{}') collate "C"`;
  const rows = await tx
    .select({
      ...column,
      least: sql<string | null>`min(${text})`,
      middle: sql<string>`percentile_disc(0.5) within group (order by ${text})`,
      most: sql<string>`max(${text})`,
      average: sql<null>`null::text`,
    })
    .from(givenSql(formNid, columns))
    .groupBy(sql`1`, sql`2`);
  return spreadsOf(rows);
}

const column = { qid: sql<number>`given.qid`, wording: sql<string>`given.wording` };

interface SpreadRow extends Omit<Spread, 'least'> {
  readonly qid: number;
  readonly wording: string;
  /** null where no answer is a number. */
  readonly least: string | null;
}

function spreadsOf(rows: readonly SpreadRow[]): ByColumn<Spread> {
  return new Map(
    rows.flatMap(({ qid, wording, least, ...rest }) =>
      least === null ? [] : [[columnId({ qid, wording }), { least, ...rest }] as const],
    ),
  );
}

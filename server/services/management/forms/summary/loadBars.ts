import { sql } from 'drizzle-orm';
import type { QuestionSummary } from '#schemas/entities/management/formSummary.ts';
import type { Database } from '#server/db/database.ts';
import { matrixRowLabels } from '#server/services/registration/answers/answerText.ts';
import { type AnswerColumn, columnId, optionsOf } from '../columns.ts';
import { type ByColumn, type GivenAnswers, givenSql } from './givenAnswers.ts';

type Bars = QuestionSummary['bars'];
type Option = Bars[number]['options'][number];

/** Most bars of one question: a longer list of options shows those that were chosen most. */
const mostBars = 30;

const choices: ReadonlySet<string> = new Set([
  ...['radio', 'select', 'select_multiple', 'checkbox', 'rating', 'ranking', 'nationality'],
]);

/** Whether the answers are counted by option. A nationality is often a text with a list of its own. */
function isChoice({ question }: AnswerColumn): boolean {
  return question !== undefined && (choices.has(question.type) || question.defaultKey === 'nationality');
}

/** The count of each option, by column; for a matrix in each of its rows. */
export async function loadBars(
  tx: Database,
  { formNid, columns }: GivenAnswers,
  answered: ByColumn<number>,
): Promise<ByColumn<Bars>> {
  const matrices = columns.filter(({ question }) => question?.type === 'matrix');
  const chosen = await countChosen(tx, { formNid, columns: columns.filter(isChoice) });
  const inRows = await countInRows(tx, { formNid, columns: matrices });
  return new Map([
    ...columns.filter(isChoice).map((column) => {
      const total = answered.get(column.id) ?? 0;
      const bars: Bars = [{ row: '', total, options: choiceOptions(column, chosen) }];
      return [column.id, bars] as const;
    }),
    ...matrices.map((column) => [column.id, matrixBars(column, inRows)] as const),
  ]);
}

interface Chosen {
  readonly id: string;
  /** null: a text of their own, or an option that nothing knows any more. */
  readonly option: string | null;
  readonly people: number;
  readonly first: number;
  readonly place: string;
}

async function countChosen(tx: Database, { formNid, columns }: GivenAnswers): Promise<readonly Chosen[]> {
  if (columns.length === 0) return [];
  const known = columns.flatMap(({ qid, wording, question }) =>
    optionsOf(question).map(([value]) => ({ qid, wording, value })),
  );
  const unlisted = columns.filter(({ question }) => optionsOf(question).length === 0).map(({ qid }) => qid);
  const rows = await tx
    .select({
      qid: sql<number>`given.qid`,
      wording: sql<string>`given.wording`,
      option: sql<
        string | null
      >`coalesce(known.value, case when given.qid = any(${sql.param(unlisted)}::int[]) then part.chosen #>> '{}' end)`,
      people: sql`count(distinct given.sent)`.mapWith(Number),
      first: sql`count(*) filter (where part.place = 1)`.mapWith(Number),
      place: sql<string>`trim_scale(round(avg(part.place), 1))::text`,
    })
    .from(
      sql`${givenSql(formNid, columns)}
      cross join lateral jsonb_array_elements(
        case jsonb_typeof(given.value) when 'array' then given.value else jsonb_build_array(given.value) end
      ) with ordinality part(chosen, place)
      left join jsonb_to_recordset(${JSON.stringify(known)}::jsonb) known(qid int, wording text, value text)
        on known.qid = given.qid and known.wording = given.wording and known.value = part.chosen #>> '{}'`,
    )
    .groupBy(sql`1`, sql`2`, sql`3`);
  return rows.map(({ qid, wording, ...row }) => ({ id: columnId({ qid, wording }), ...row }));
}

function choiceOptions({ id, question }: AnswerColumn, all: readonly Chosen[]): Option[] {
  const own = all.filter((one) => one.id === id);
  const isRanking = question?.type === 'ranking';
  const optionOf = (label: string, found: Omit<Chosen, 'id' | 'option'> | undefined): Option => ({
    label,
    count: (isRanking ? found?.first : found?.people) ?? 0,
    place: isRanking && found ? found.place : null,
  });
  const listed = optionsOf(question);
  const labelled: readonly (readonly [value: string, label: string])[] =
    listed.length > 0
      ? listed
      : own.flatMap(({ option }) => (option === null ? [] : [[option, option] as const]));
  const bars = labelled.map(([value, label]) =>
    optionOf(
      label,
      own.find(({ option }) => option === value),
    ),
  );
  const others = own.find(({ option }) => option === null);
  const most = mostChosen(bars, listed.length > 0);
  return others ? [...most, optionOf('', others)] : most;
}

/** All options in the order of the form; of a long list, or of texts, those that were chosen most. */
function mostChosen(options: readonly Option[], isInOrder: boolean): Option[] {
  if (isInOrder && options.length <= mostBars) return [...options];
  return options
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, mostBars);
}

interface ChosenInRow {
  readonly id: string;
  readonly row: string;
  readonly option: string;
  readonly people: number;
}

async function countInRows(
  tx: Database,
  { formNid, columns }: GivenAnswers,
): Promise<readonly ChosenInRow[]> {
  if (columns.length === 0) return [];
  const rows = await tx
    .select({
      qid: sql<number>`given.qid`,
      wording: sql<string>`given.wording`,
      row: sql<string>`cell.key`,
      option: sql<string>`cell.value`,
      people: sql`count(*)`.mapWith(Number),
    })
    .from(
      sql`${givenSql(formNid, columns)}
      cross join lateral jsonb_each_text(
        case jsonb_typeof(given.value) when 'object' then given.value else '{}'::jsonb end
      ) cell`,
    )
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`);
  return rows.map(({ qid, wording, ...row }) => ({ id: columnId({ qid, wording }), ...row }));
}

function matrixBars({ id, question }: AnswerColumn, all: readonly ChosenInRow[]): Bars {
  const own = all.filter((one) => one.id === id);
  const labels = matrixRowLabels(question?.config);
  return [...new Set([...labels.keys(), ...own.map(({ row }) => row)])].map((row) => {
    const ofRow = own.filter((one) => one.row === row);
    return {
      row: labels.get(row) ?? row,
      total: ofRow.reduce((sum, { people }) => sum + people, 0),
      options: optionsOf(question).map(([value, label]) => ({
        ...{ label, place: null },
        count: ofRow.find(({ option }) => option === value)?.people ?? 0,
      })),
    };
  });
}

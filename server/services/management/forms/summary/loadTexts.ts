import { lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { type AnswerColumn, columnId } from '../columns.ts';
import { type ByColumn, type GivenAnswers, givenSql } from './givenAnswers.ts';

/** Texts that are shown of one question. */
const mostTexts = 5;
/** Characters of a text: the list of answers has more. */
const longest = 300;

/** Texts that people typed about the subject itself. Names, addresses and numbers say nothing together. */
function isTyped({ question }: AnswerColumn): boolean {
  return (
    question !== undefined && ['text', 'textarea'].includes(question.type) && question.defaultKey === null
  );
}

/** The latest texts, by column. */
export async function loadTexts(
  tx: Database,
  { formNid, columns }: GivenAnswers,
): Promise<ByColumn<readonly string[]>> {
  const typed = columns.filter(isTyped);
  if (typed.length === 0) return new Map();
  const ranked = tx
    .select({
      qid: sql<number>`given.qid`.as('qid'),
      wording: sql<string>`given.wording`.as('wording'),
      text: sql<string>`left(given.value #>> '{}', ${longest})`.as('text'),
      place:
        sql<number>`row_number() over (partition by given.qid, given.wording order by given.sent desc)`.as(
          'place',
        ),
    })
    .from(givenSql(formNid, typed))
    .as('ranked');
  const rows = await tx
    .select({ qid: ranked.qid, wording: ranked.wording, text: ranked.text })
    .from(ranked)
    .where(lte(ranked.place, mostTexts))
    .orderBy(ranked.place);
  const byColumn = Map.groupBy(rows, columnId);
  return new Map([...byColumn].map(([id, own]) => [id, own.map(({ text }) => text)]));
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { submissionAnswers, submissions } from '#server/db/schema.ts';
import type { AnswerColumn } from '../columns.ts';

/** The answers that a summary is about: those to these columns of a form. */
export interface GivenAnswers {
  readonly formNid: number;
  readonly columns: readonly AnswerColumn[];
}

/** Values by the id of their column. */
export type ByColumn<Value> = ReadonlyMap<string, Value>;

/** Whether an answer says something. An answer that was left open is kept as well. */
export const isFilled: SQL = sql`${submissionAnswers.value} not in ('""'::jsonb, '[]'::jsonb, '{}'::jsonb, 'null'::jsonb)`;

/** The filled answers of a form to these questions, in one of their wordings, as a table `given`. */
export function givenSql(formNid: number, columns: readonly AnswerColumn[]): SQL {
  const { qid, wording, value, submissionId } = submissionAnswers;
  const wanted = JSON.stringify(columns.map((column) => ({ qid: column.qid, wording: column.wording })));
  return sql`(
    select ${qid} qid, ${wording} wording, ${value} value, ${submissionId} sent
    from ${submissionAnswers}
    inner join ${submissions} on ${eq(submissions.id, submissionId)}
    inner join jsonb_to_recordset(${wanted}::jsonb) wanted(qid int, wording text)
      on wanted.qid = ${qid} and wanted.wording = ${wording}
    where ${and(eq(submissions.formNid, formNid), isFilled)}
  ) given`;
}

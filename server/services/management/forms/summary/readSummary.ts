import { and, count, eq, max, min } from 'drizzle-orm';
import type { FormSummary, QuestionSummary } from '#schemas/entities/management/formSummary.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { submissionAnswers, submissions } from '#server/db/schema.ts';
import type { FormRow } from '#server/services/registration/forms.ts';
import { noteAction } from '../../noteAction.ts';
import { columnId, loadColumns, toWireColumn } from '../columns.ts';
import { type ByColumn, isFilled } from './givenAnswers.ts';
import { loadBars } from './loadBars.ts';
import { loadSpreads } from './loadSpreads.ts';
import { loadTexts } from './loadTexts.ts';

interface Wanted {
  readonly form: FormRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly withHealth: boolean;
}

/**
 * What all answers to a form say together, counted by the database: a form with thousands of answers costs as many statements as one with
 * ten. What may be about health is only counted, unless it is asked for; the list of actions of the club then says who did.
 */
export function readSummary(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { form, by, withHealth }: Wanted,
): Promise<FormSummary> {
  return db.transaction(async (tx) => {
    const columns = await loadColumns(tx, form);
    if (withHealth && columns.some(({ isHealth }) => isHealth)) {
      const { clubNid, title: what } = form;
      await noteAction(
        { db: tx, clock },
        { clubNid, by, action: 'read-health', oid: null, details: { what } },
      );
    }
    const shown = columns.filter(({ isHealth }) => withHealth || !isHealth);
    const given = { formNid: form.nid, columns: shown };
    const answered = await countAnswered(tx, form.nid);
    const bars = await loadBars(tx, given, answered);
    const spreads = await loadSpreads(tx, given);
    const texts = await loadTexts(tx, given);
    const [sent] = await tx
      .select({
        answers: count(),
        first: min(submissions.privacyAcceptedAt),
        last: max(submissions.privacyAcceptedAt),
      })
      .from(submissions)
      .where(eq(submissions.formNid, form.nid));
    return {
      form: form.title,
      answers: sent?.answers ?? 0,
      first: sent?.first ? unixSecondsOf(sent.first) : null,
      last: sent?.last ? unixSecondsOf(sent.last) : null,
      questions: columns.map((column): QuestionSummary => {
        const hidden = !shown.includes(column);
        return {
          ...toWireColumn(column),
          ...{ answered: answered.get(column.id) ?? 0, hidden },
          bars: bars.get(column.id) ?? [],
          spread: spreads.get(column.id) ?? null,
          texts: [...(texts.get(column.id) ?? [])],
        };
      }),
    };
  });
}

async function countAnswered(tx: Database, formNid: number): Promise<ByColumn<number>> {
  const { qid, wording, submissionId } = submissionAnswers;
  const rows = await tx
    .select({ qid, wording, answered: count() })
    .from(submissionAnswers)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(and(eq(submissions.formNid, formNid), isFilled))
    .groupBy(qid, wording);
  return new Map(rows.map(({ answered, ...column }) => [columnId(column), answered]));
}

import { and, asc, count, eq, inArray, max, ne } from 'drizzle-orm';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { ManagedForm } from '#schemas/entities/management/managedForm.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { forms, questions, submissions } from '#server/db/schema.ts';
import type { FormRow } from '../../registration/forms.ts';
import type { BuiltForm } from './builtForm.ts';

/** The forms of a club outside courses, by title, with how often each was sent. */
export async function loadManagedForms(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<ManagedForm[]> {
  const rows = await db
    .select()
    .from(forms)
    .where(eq(forms.clubNid, clubNid))
    .orderBy(asc(forms.title), asc(forms.nid));
  const nids = rows.map(({ nid }) => nid);
  const asked = await countQuestions(db, nids);
  const sent = await countAnswers(db, nids);
  const today = todayOf(clock);
  return rows.map((form) => {
    const { nid, url, title, description, needsLogin, opensOn, closesOn, changedAt } = form;
    const { answers = 0, last = null } = sent.get(nid) ?? {};
    return {
      ...{ nid, url, title, description, needsLogin, opensOn, closesOn, answers },
      state: stateOf(form, today),
      questions: asked.get(nid) ?? 0,
      lastAnswer: last && unixSecondsOf(last),
      changed: changedAt && unixSecondsOf(changedAt),
    };
  });
}

/** The state today of a form that managers build; null for questions of a registration, which everybody sees. */
export async function loadFormState(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, formNid }: BuiltForm,
): Promise<ManagedForm['state'] | null> {
  if (formNid === undefined) return null;
  const [form] = await db
    .select()
    .from(forms)
    .where(and(eq(forms.clubNid, clubNid), eq(forms.nid, formNid)));
  return form ? stateOf(form, todayOf(clock)) : null;
}

/** The state of a form today. A draft or a closed form is so whatever its days. */
export function stateOf(
  { state, opensOn, closesOn }: Pick<FormRow, 'state' | 'opensOn' | 'closesOn'>,
  today: IsoDay,
): ManagedForm['state'] {
  if (state !== null) return state;
  if (opensOn !== null && today < opensOn) return 'planned';
  return closesOn !== null && closesOn < today ? 'over' : 'open';
}

async function countQuestions(db: Database, nids: number[]): Promise<ReadonlyMap<number | null, number>> {
  const rows = await db
    .select({ formNid: questions.formNid, asked: count() })
    .from(questions)
    .where(and(inArray(questions.formNid, nids), ne(questions.type, 'static')))
    .groupBy(questions.formNid);
  return new Map(rows.map(({ formNid, asked }) => [formNid, asked]));
}

interface Sent {
  readonly answers: number;
  readonly last: Date | null;
}

async function countAnswers(db: Database, nids: number[]): Promise<ReadonlyMap<number | null, Sent>> {
  const { formNid, privacyAcceptedAt } = submissions;
  const rows = await db
    .select({ formNid, answers: count(), last: max(privacyAcceptedAt) })
    .from(submissions)
    .where(inArray(formNid, nids))
    .groupBy(formNid);
  return new Map(rows.map(({ formNid: nid, ...sent }) => [nid, sent]));
}

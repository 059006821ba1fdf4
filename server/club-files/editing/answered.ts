import { decodeAnswers, validateAnswers, type WireSection } from '@clubpoort/form-engine/headless';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, submissionAnswers, submissions } from '../../db/schema.ts';
import { compileSections } from '../../services/registration/compileSections.ts';

interface AnsweredQuestion {
  readonly qid: number;
  /** 0 for a question of no course. */
  readonly nid: number;
}

/** The number of people with a kept answer. Each form of a visitor is a person. */
export async function countPeople(db: Database, { qid, nid }: AnsweredQuestion): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(distinct coalesce(${submissions.uid}, -${submissions.id}))::int` })
    .from(submissionAnswers)
    .innerJoin(submissions, eq(submissions.id, submissionAnswers.submissionId))
    .where(and(eq(submissionAnswers.qid, qid), eq(submissionAnswers.nid, nid)));
  return row?.people ?? 0;
}

/** The most different answers that are tried. Later ones fit or don't as their likes do. */
const mostValues = 2000;

/**
 * The number of people whose latest answer doesn't fit the question as it will be. Their next form doesn't begin with it.
 *
 * @param question as the wire has it
 */
export async function countUnfit(
  db: Database,
  asked: AnsweredQuestion,
  { question, today }: { readonly question: Readonly<Record<string, unknown>>; readonly today: string },
): Promise<number> {
  const values = await db
    .select({ value: answers.value, people: sql<number>`count(*)::int` })
    .from(answers)
    .where(and(eq(answers.qid, asked.qid), eq(answers.nid, asked.nid)))
    .groupBy(answers.value)
    .limit(mostValues);
  if (values.length === 0) return 0;
  const { visible_when: _when, required_when: _required, ...always } = question;
  // Safe cast: the engine reads any question, and reports what it can't read.
  const form = compileSections([{ title: '', fields: [always] }] as unknown as WireSection[], today);
  const key = `${asked.qid}_${asked.nid}`;
  const isUnfit = (value: unknown) => {
    const { answers: decoded, problems } = decodeAnswers(form, { [key]: value });
    return [...problems, ...validateAnswers(form, decoded, { today })].some(
      ({ severity }) => severity === 'error',
    );
  };
  return values.filter(({ value }) => isUnfit(value)).reduce((sum, { people }) => sum + people, 0);
}

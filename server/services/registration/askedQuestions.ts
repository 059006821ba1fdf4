import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema.ts';
import type { Person } from '../people/people.ts';
import { withHealthConsents } from './answers/healthConsent.ts';
import type { FormScope } from './formScope.ts';

export type QuestionRow = typeof questions.$inferSelect;

/** The questions that a form may ask, in its order. One statement reads them, so all are of the same moment. */
export async function loadQuestions(db: Database, scope: FormScope): Promise<QuestionRow[]> {
  const courseNids = scope.courses.map(({ nid }) => nid);
  const isAsked =
    scope.formNid === undefined
      ? and(
          isNull(questions.formNid),
          or(isNull(questions.courseNid), inArray(questions.courseNid, courseNids)),
        )
      : eq(questions.formNid, scope.formNid);
  const rows = await db
    .select()
    .from(questions)
    .where(and(eq(questions.clubNid, scope.clubNid), isAsked))
    .orderBy(asc(questions.position), asc(questions.id));
  return withHealthConsents(scope.asksNationalNumber ? rows : rows.filter((row) => !asksNationalNumber(row)));
}

/** The questions as a form asks them. At the desk nobody needs an address: a grandparent may have none. */
export function askedAt(isDesk: boolean, rows: readonly QuestionRow[]): QuestionRow[] {
  return rows.map((row) => (isDesk && row.defaultKey === 'mail' ? { ...row, required: false } : row));
}

/** The key of the answer to a question, as in `qids`. */
export function answerKey({ qid, courseNid }: Pick<QuestionRow, 'qid' | 'courseNid'>): string {
  return `${qid}_${courseNid ?? 0}`;
}

export function asksNationalNumber({ defaultKey }: QuestionRow): boolean {
  return defaultKey === 'national_insurance_number';
}

/** The person whom questions are for. */
export interface Respondent {
  /** Without it, the questions are for nobody in particular. */
  readonly person?: Person | undefined;
  /** The family member who fills in the form for the person, such as a parent; undefined where the person does so. */
  readonly filler?: Person | undefined;
  /** The courses that the person takes; courses of others ask this person nothing. */
  readonly courseNids: readonly number[];
  /** Whether a phone number or an address may go to a profile too (`withProfileOffers`). */
  readonly keepsProfile?: true;
  /** Federations that a preview counts as the person's own. */
  readonly federations?: readonly string[];
}

export function isAskedOf(row: QuestionRow, { person, courseNids, federations = [] }: Respondent): boolean {
  // The general questions are for members. A guest answers those of the event alone.
  if (person?.isGuest && row.courseNid === null && row.formNid === null) return false;
  if (row.courseNid !== null && !courseNids.includes(row.courseNid)) return false;
  const { federation } = row;
  if (federation === null || federations.includes(federation)) return true;
  return person?.memberships.some((membership) => membership.federation === federation) ?? false;
}

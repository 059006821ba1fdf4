import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { type AnswerChange, mayChange } from '#rules/answerChange.ts';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { answers, courseSessions, submissions } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { loadPerson, type Person } from '../../people/people.ts';
import { loadAskedForms } from '../../registration/answers/askedForm.ts';
import {
  answerKey,
  asksNationalNumber,
  isAskedOf,
  loadQuestions,
  type QuestionRow,
} from '../../registration/askedQuestions.ts';
import {
  type FoundRegistration,
  findOwnRegistration,
  type WantedRegistration,
} from '../findOwnRegistration.ts';
import { type Answered, answeredForm } from './answeredForm.ts';
import { changesOf } from './changesOf.ts';

type AnswerRow = typeof answers.$inferSelect;

/** The questions and answers of one registration, as they are now. */
export interface GivenAnswers {
  readonly found: FoundRegistration;
  readonly person: Person;
  /** The latest form that was sent in for the registration; undefined where there was none. */
  readonly submissionId: number | undefined;
  /** The questions as they were asked, in the order of the form, without the national number. */
  readonly rows: readonly QuestionRow[];
  /** The answers by key. */
  readonly answers: ReadonlyMap<string, AnswerRow>;
  /** Whether each answer may change, by key. */
  readonly changes: ReadonlyMap<string, AnswerChange>;
}

/** Loads the answers of a registration. Refuses one that was stopped. */
export async function loadGivenAnswers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: WantedRegistration,
): Promise<GivenAnswers> {
  const found = await findOwnRegistration(db, wanted);
  if (!isRegisteredStatus(found.registration.status))
    throw refusals.notAvailable(nl.ownRegistrations.stopped);
  const { registration, course, tariff } = found;
  const person = await loadPerson(db, registration.uid);
  const about = { clubNid: course.clubNid, uid: person.uid, tariffNid: tariff.nid };
  const sent = await findSubmission(db, about);
  if (!sent)
    return { found, person, submissionId: undefined, rows: [], answers: new Map(), changes: new Map() };
  const given = await loadAnswers(db, person.uid, course.nid);
  const scope = { clubNid: course.clubNid, courses: [formCourse(found)], asksNationalNumber: false };
  const current = await loadQuestions(db, scope);
  const versions = [sent.formVersion, ...given.values().map(({ formVersion }) => formVersion)];
  const asked = await loadAskedForms(db, course.clubNid, versions);
  const inForm = (asked.get(sent.formVersion) ?? current).filter(
    (row) => !asksNationalNumber(row) && isAskedOf(row, { person, courseNids: [course.nid] }),
  );
  const rows = inForm.map((row) => {
    const { answer, formVersion = '' } = given.get(answerKey(row)) ?? {};
    // A later form, for something else at the club, may have asked the same question in other words.
    if (!answer || answer.submissionId <= sent.id) return row;
    return asked.get(formVersion)?.find((one) => answerKey(one) === answerKey(row)) ?? row;
  });
  const changes = changesOf({
    rows,
    current,
    isOver: await isOver(db, course.nid, clock.now()),
    today: todayOf(clock),
  });
  const stored = new Map([...given].map(([key, { answer }]) => [key, answer]));
  return {
    ...{ found, person, submissionId: sent.id, answers: stored, changes },
    rows: withoutOldGaps({ rows, answers: stored }, todayOf(clock)),
  };
}

/** Keys of the answers that may change now. */
export function changeableKeys({ changes }: Pick<GivenAnswers, 'changes'>): ReadonlySet<string> {
  return new Set([...changes].flatMap(([key, change]) => (mayChange(change) ? [key] : [])));
}

function formCourse({ course, tariff }: FoundRegistration) {
  const { nid, title, allowsTaxCertificate } = course;
  return { nid, title, allowsTaxCertificate, tariffs: [tariff.nid] };
}

interface Sent {
  readonly clubNid: number;
  readonly uid: number;
  readonly tariffNid: number;
}

/** The latest form for the tariff; where the club registered the person itself, the latest one at this club. */
async function findSubmission(db: Database, { clubNid, uid, tariffNid }: Sent) {
  const { id, formVersion, tariffs, formNid } = submissions;
  const [found] = await db
    .select({ id, formVersion })
    .from(submissions)
    .where(and(eq(submissions.uid, uid), eq(submissions.clubNid, clubNid), isNull(formNid)))
    .orderBy(desc(sql`${tariffs} @> to_jsonb(${tariffNid}::int)`), desc(id))
    .limit(1);
  return found;
}

/** A person's answers to general questions and to those of a course, with the version of the form that asked them. */
async function loadAnswers(db: Database, uid: number, courseNid: number) {
  const found = await db
    .select({ answer: answers, formVersion: submissions.formVersion })
    .from(answers)
    .innerJoin(submissions, eq(submissions.id, answers.submissionId))
    .where(and(eq(answers.uid, uid), inArray(answers.nid, [0, courseNid])));
  return new Map(found.map((one) => [`${one.answer.qid}_${one.answer.nid}`, one]));
}

async function isOver(db: Database, courseNid: number, now: Date): Promise<boolean> {
  const [last] = await db
    .select({ end: max(courseSessions.endsAt) })
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, courseNid));
  return last?.end !== undefined && last.end !== null && last.end <= now;
}

/**
 * Makes questions optional that are asked, required and have no answer, because the answer ended or its consent was withdrawn. Without
 * this, nobody could change a phone number before saying again what was deleted.
 */
function withoutOldGaps(answered: Answered, today: IsoDay): readonly QuestionRow[] {
  const { form, given, asked } = answeredForm(answered, today);
  return answered.rows.map((row) => {
    const key = answerKey(row);
    const question = form.questions.get(key);
    const isAnswered = question && form.kinds.get(key)?.isFilled(given[key], question);
    return asked.has(key) && !isAnswered ? { ...row, required: false, requiredWhen: null } : row;
  });
}

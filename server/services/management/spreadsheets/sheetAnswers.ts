import { and, asc, eq, inArray, isNull, min, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import {
  courses,
  questions,
  queueEntries,
  registrations,
  submissionAnswers,
  submissions,
  tariffs,
} from '#server/db/schema.ts';
import type { AskedQuestion, GivenAnswer } from './answerTable.ts';
import type { RegistrationRow, SheetScope } from './registrationRows.ts';

/** Everything that was asked of the people in a spreadsheet, once, in the order in which it was answered first. */
export async function loadAsked(
  db: Database,
  scope: SheetScope,
): Promise<readonly (AskedQuestion & { readonly course: string | null })[]> {
  const { qid, nid, wording, submissionId } = submissionAnswers;
  return db
    .select({ qid, nid, wording, course: courses.title })
    .from(submissionAnswers)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .leftJoin(courses, eq(courses.nid, nid))
    .where(and(isRegistration(scope.clubNid), hasRow(scope), isForCourse(scope)))
    .groupBy(qid, nid, wording, courses.title)
    .orderBy(asc(min(submissionId)), asc(qid), asc(nid));
}

/** Whether a spreadsheet has a column that may say something about health: `mayTellHealth` of its table, in SQL. */
export async function holdsHealth(db: Database, scope: SheetScope): Promise<boolean> {
  const { qid, nid, submissionId } = submissionAnswers;
  const isAsked = and(eq(questions.qid, qid), eq(sql`coalesce(${questions.courseNid}, 0)`, nid));
  const isAboutHealth = and(
    ...[eq(questions.isSensitive, true), eq(questions.isConsent, false), ne(questions.type, 'checkbox')],
  );
  const [found] = await db
    .select({ qid })
    .from(submissionAnswers)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .leftJoin(questions, isAsked)
    .where(
      and(
        ...[isRegistration(scope.clubNid), hasRow(scope), isForCourse(scope)],
        or(isNull(questions.id), isAboutHealth),
      ),
    )
    .limit(1);
  return found !== undefined;
}

function isRegistration(clubNid: number): SQL | undefined {
  return and(eq(submissions.clubNid, clubNid), isNull(submissions.formNid));
}

function isForCourse({ courseNid }: SheetScope): SQL | undefined {
  return courseNid === undefined ? undefined : inArray(submissionAnswers.nid, [0, courseNid]);
}

/** Whether somebody registered, or waits, for a tariff of the submission. Otherwise its answers are in no row. */
function hasRow({ courseNid }: SheetScope): SQL | undefined {
  const ofCourse = courseNid === undefined ? sql`` : sql` and ${tariffs.courseNid} = ${courseNid}`;
  const inTable = (table: typeof registrations | typeof queueEntries) =>
    sql`exists (select 1 from ${table} inner join ${tariffs} on ${eq(tariffs.nid, table.tariffNid)} where ${eq(table.uid, submissions.uid)} and ${submissions.tariffs} @> to_jsonb(${table.tariffNid})${ofCourse})`;
  return or(inTable(registrations), inTable(queueEntries));
}

type Registered = Pick<RegistrationRow, 'uid' | 'tariffNid' | 'course'>;

/** The answers for each of these rows, in their order, from the latest submission for it. */
export async function loadSheetAnswers(
  db: Database,
  clubNid: number,
  rows: readonly Registered[],
): Promise<readonly (readonly GivenAnswer[])[]> {
  const uids = [...new Set(rows.map(({ uid }) => uid))];
  if (uids.length === 0) return [];
  const sent = await db
    .select({ id: submissions.id, uid: submissions.uid, tariffs: submissions.tariffs })
    .from(submissions)
    .where(and(isRegistration(clubNid), inArray(submissions.uid, uids)))
    .orderBy(asc(submissions.id));
  // A later submission replaces an earlier one.
  const latest = new Map(
    sent.flatMap(({ id, uid, tariffs: nids }) => nids.map((nid) => [`${uid} ${nid}`, id] as const)),
  );
  const idOf = ({ uid, tariffNid }: Registered) => latest.get(`${uid} ${tariffNid}`);
  const ids = [...new Set(rows.flatMap((row) => idOf(row) ?? []))];
  const { submissionId, qid, nid, value, wording, changedAt } = submissionAnswers;
  const given =
    ids.length === 0
      ? []
      : await db
          .select({ submissionId, qid, nid, value, wording, changedAt })
          .from(submissionAnswers)
          .where(inArray(submissionId, ids))
          .orderBy(asc(qid), asc(nid));
  const bySubmission = Map.groupBy(given, ({ submissionId: id }) => id);
  return rows.map((row) => {
    const answers = bySubmission.get(idOf(row) ?? 0) ?? [];
    return answers.filter((one) => one.nid === 0 || one.nid === row.course.nid);
  });
}

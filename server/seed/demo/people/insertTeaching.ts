import { asc, eq } from 'drizzle-orm';
import { dayInSeconds } from '#rules/duration.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import {
  answers,
  attendanceSheets,
  attendances,
  clubMembers,
  courseSessions,
  registrations,
  submissions,
  trialSessions,
} from '#server/db/schema.ts';
import {
  classmateAnswers,
  classmateRegistrations,
  classmates,
  classmateTrial,
  firstLesson,
  teacherUid,
} from './classmates.ts';

const arabesk = 1;

/** Inserts the participants of the courses of a teacher, and their attendance. */
export async function insertTeaching({ db: tx, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const registeredAt = dateOf(unixSecondsOf(clock.now()) - 45 * dayInSeconds);
  await tx
    .insert(clubMembers)
    .values(classmates.map(({ uid }) => ({ clubNid: arabesk, uid, role: 'member' as const })));
  const place = { status: 1, isTicket: false, registeredAt };
  await tx.insert(registrations).values(classmateRegistrations.map((entry) => ({ ...entry, ...place })));
  const { courseNid, ...trial } = classmateTrial;
  const [registered] = await tx
    .insert(registrations)
    .values({ ...trial, ...place })
    .returning({ id: registrations.id });
  if (!registered) throw new Error('The database returned no registration');
  const sessionNid = await firstSession(tx, courseNid);
  await tx.insert(trialSessions).values({ registrationId: registered.id, sessionNid });
  await insertAnswers(tx, registeredAt);
  await insertSheet(tx);
}

async function insertAnswers(tx: Database, answeredAt: Date): Promise<void> {
  for (const uid of new Set(classmateAnswers.map((answer) => answer.uid))) {
    const [submission] = await tx
      .insert(submissions)
      .values({ clubNid: arabesk, uid, submittedBy: null, tariffs: [], privacyAcceptedAt: answeredAt })
      .returning({ id: submissions.id });
    if (!submission) throw new Error('The database returned no submission');
    const ofOne = classmateAnswers.filter((answer) => answer.uid === uid);
    await tx
      .insert(answers)
      .values(ofOne.map((answer) => ({ ...answer, nid: 0, submissionId: submission.id, answeredAt })));
  }
}

async function insertSheet(tx: Database): Promise<void> {
  const sessionNid = await firstSession(tx, firstLesson.courseNid);
  const [session] = await tx.select().from(courseSessions).where(eq(courseSessions.nid, sessionNid));
  if (!session) throw new Error('The demo data has no such session');
  await tx
    .insert(attendanceSheets)
    .values({ sessionNid, version: 1, savedBy: teacherUid, savedAt: session.endsAt });
  await tx.insert(attendances).values(firstLesson.states.map((one) => ({ ...one, sessionNid })));
}

async function firstSession(tx: Database, courseNid: number): Promise<number> {
  const [first] = await tx
    .select({ nid: courseSessions.nid })
    .from(courseSessions)
    .where(eq(courseSessions.courseNid, courseNid))
    .orderBy(asc(courseSessions.startsAt), asc(courseSessions.nid))
    .limit(1);
  if (!first) throw new Error(`The demo data has no sessions of course ${courseNid}`);
  return first.nid;
}

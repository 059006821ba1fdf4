import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  courses,
  orders,
  registrations,
  submissionAnswers,
  submissions,
  tariffs,
  users,
} from '../../db/schema.ts';

export type RegistrationRow = Awaited<ReturnType<typeof loadRegistrations>>[number];

/** Everybody who registered for something of a club, in the order of registering; who cancelled too. */
export async function loadRegistrations(db: Database, clubNid: number) {
  const holders = alias(users, 'holders');
  return db
    .select({
      registration: registrations,
      person: users,
      holder: holders,
      course: { nid: courses.nid, title: courses.title },
      tariff: tariffs.title,
      order: { oid: orders.oid, payment: orders.payment },
    })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .leftJoin(holders, eq(holders.uid, users.parentUid))
    .leftJoin(orders, eq(orders.oid, registrations.oid))
    .where(eq(courses.clubNid, clubNid))
    .orderBy(asc(registrations.registeredAt), asc(registrations.id));
}

export interface GivenAnswer {
  readonly qid: number;
  /** 0: a general question, otherwise the course that asked it. */
  readonly nid: number;
  readonly value: unknown;
  /** As it was asked then. */
  readonly wording: string;
}

/** What was answered for each registration, by `registrationKey`: in the form that was sent in last for it. */
export async function loadAnswers(
  db: Database,
  clubNid: number,
): Promise<ReadonlyMap<string, readonly GivenAnswer[]>> {
  const forms = await db
    .select({ id: submissions.id, uid: submissions.uid, tariffs: submissions.tariffs })
    .from(submissions)
    .where(and(eq(submissions.clubNid, clubNid), isNull(submissions.formNid)))
    .orderBy(asc(submissions.id));
  const rows = await db
    .select({ answer: submissionAnswers })
    .from(submissionAnswers)
    .innerJoin(submissions, eq(submissions.id, submissionAnswers.submissionId))
    .where(and(eq(submissions.clubNid, clubNid), isNull(submissions.formNid)))
    .orderBy(asc(submissionAnswers.qid), asc(submissionAnswers.nid));
  const byForm = Map.groupBy(
    rows.map(({ answer }) => answer),
    ({ submissionId }) => submissionId,
  );
  return new Map(
    forms.flatMap(({ id, uid, tariffs: tariffNids }) =>
      tariffNids.map(
        (tariffNid) => [registrationKey({ uid: uid ?? 0, tariffNid }), byForm.get(id) ?? []] as const,
      ),
    ),
  );
}

export function registrationKey({
  uid,
  tariffNid,
}: {
  readonly uid: number;
  readonly tariffNid: number;
}): string {
  return `${uid} ${tariffNid}`;
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import {
  courses,
  orders,
  queueEntries,
  registrations,
  submissionAnswers,
  submissions,
  tariffs,
  users,
} from '../../db/schema.ts';
import type { GivenAnswer } from './answerTable.ts';

/** A person who registered for something of a club, or waits for a place. */
export interface RegistrationRow extends RegistrationName {
  readonly place:
    | { readonly is: 'registered'; readonly status: number }
    | { readonly is: 'queued'; readonly places: number };
  readonly role: string;
  readonly since: Date;
  readonly person: typeof users.$inferSelect;
  /** The holder of the account that the person belongs to as a family member. */
  readonly holder: typeof users.$inferSelect | null;
  readonly course: { readonly nid: number; readonly title: string };
  readonly tariff: string;
  readonly order: Pick<typeof orders.$inferSelect, 'oid' | 'payment'> | null;
}

/** Lists registrations in order of arrival, cancelled ones included. */
export async function loadRegistrations(db: Database, clubNid: number): Promise<readonly RegistrationRow[]> {
  const { status, role, registeredAt } = registrations;
  const registered = await db
    .select({ entry: { id: registrations.id, status, role, since: registeredAt }, ...around(registrations) })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, registrations.uid))
    .leftJoin(holders, isHolder)
    .leftJoin(orders, eq(orders.oid, registrations.oid))
    .where(eq(courses.clubNid, clubNid))
    .orderBy(asc(registeredAt), asc(registrations.id));
  const queued = await db
    .select({ entry: { places: queueEntries.places, since: queueEntries.queuedAt }, ...around(queueEntries) })
    .from(queueEntries)
    .innerJoin(tariffs, eq(tariffs.nid, queueEntries.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .innerJoin(users, eq(users.uid, queueEntries.uid))
    .leftJoin(holders, isHolder)
    .leftJoin(orders, eq(orders.oid, queueEntries.oid))
    .where(eq(courses.clubNid, clubNid))
    .orderBy(asc(queueEntries.queuedAt), asc(queueEntries.id));
  return [
    ...registered.map(({ entry: { status: given, ...entry }, ...row }) => ({
      ...{ ...row, ...entry, place: { is: 'registered' as const, status: given } },
    })),
    ...queued.map(({ entry: { places, since }, ...row }) => ({
      ...{ ...row, role: '', since, place: { is: 'queued' as const, places } },
    })),
  ].sort((one, other) => one.since.getTime() - other.since.getTime());
}

const holders = alias(users, 'holders');

/** A parent beside the holder is reached directly. */
const isHolder = and(eq(holders.uid, users.parentUid), isNull(users.coParentSince));

function around<Uid extends PgColumn, TariffNid extends PgColumn>({
  uid,
  tariffNid,
}: {
  readonly uid: Uid;
  readonly tariffNid: TariffNid;
}) {
  return {
    ...{ uid, tariffNid, person: users, holder: holders },
    course: { nid: courses.nid, title: courses.title },
    tariff: tariffs.title,
    order: { oid: orders.oid, payment: orders.payment },
  };
}

/** Loads the answers for each registration, by `registrationKey`, from the latest submission for it. */
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

interface RegistrationName {
  readonly uid: number;
  readonly tariffNid: number;
}

export function registrationKey({ uid, tariffNid }: RegistrationName): string {
  return `${uid} ${tariffNid}`;
}

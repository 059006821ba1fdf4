import { and, asc, eq, exists, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm';
import { rolesWithScreens } from '#rules/clubRoles.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import type { StaffRole } from '#schemas/entities/people/clubRole.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import {
  clubMembers,
  courses,
  courseTeachers,
  federationMemberships,
  federations,
  lessonSubstitutes,
  registrations,
  tariffs,
  tickets,
  users,
} from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';
import { refusals } from '../../http/refused.ts';

/** A person as the server knows them, with what follows from memberships and registrations. */
export type Person = Omit<typeof users.$inferSelect, 'passwordHash'> & {
  readonly isTeacher: boolean;
  readonly hasClubPermissions: boolean;
  readonly hasTickets: boolean;
  readonly memberships: readonly Membership[];
};

interface Membership {
  readonly federation: string;
  readonly type: 'member' | 'teacher';
  readonly membershipNo: string;
}

export function fullName(person: { readonly fname: string; readonly lname: string }): string {
  return `${person.fname} ${person.lname}`;
}

/**
 * Loads a person. Somebody who was erased a moment ago gives the same refusal as a row that is locked: a retry tells what
 * happened.
 */
export async function loadPerson(db: Database, uid: number): Promise<Person> {
  const [person] = await loadPeople(db, [uid]);
  if (!person) throw refusals.busy();
  return person;
}

const peopleByUid = keptStatement((db, { uids }: Given<{ uids: readonly number[] }>) => {
  const { passwordHash: _secret, ...columns } = getTableColumns(users);
  return db
    .select({
      person: columns,
      memberships: membershipsOf(db),
      isTeacher: sql<boolean>`${hasRole(db, ['teacher'])} or ${hasCourse(db)} or ${isSubstitute(db)}`,
      hasClubPermissions: hasRole(db, rolesWithScreens),
      hasTickets: sql<boolean>`${hasSeat(db)} or ${isRegisteredForTicket(db)}`,
    })
    .from(users)
    .where(isOneOf(users.uid, uids))
    .orderBy(sql`${users.birthdate} asc nulls last`, asc(users.uid));
});

/** The people who exist, eldest first; those without a known birthdate come last. */
export async function loadPeople(db: Database, uids: readonly number[]): Promise<Person[]> {
  if (uids.length === 0) return [];
  const rows = await peopleByUid(db, { uids });
  return rows.map(({ person, ...rest }) => ({ ...person, ...rest }));
}

/** These people, of whom some are loaded already: eldest first, as `loadPeople`. */
export async function withUnknown(
  db: Database,
  uids: readonly number[],
  known: readonly Person[],
): Promise<Person[]> {
  const unknown = uids.filter((uid) => known.every((one) => one.uid !== uid));
  const wanted = known.filter(({ uid }) => uids.includes(uid));
  return [...wanted, ...(await loadPeople(db, unknown))].sort(eldestFirst);
}

function eldestFirst(one: Person, other: Person): number {
  if (one.birthdate === other.birthdate) return one.uid - other.uid;
  if (one.birthdate === null) return 1;
  if (other.birthdate === null) return -1;
  return one.birthdate < other.birthdate ? -1 : 1;
}

function membershipsOf(db: Database) {
  const { uid, federationNid, type, membershipNo } = federationMemberships;
  const fields = sql`'federation', ${federations.url}, 'type', ${type}, 'membershipNo', ${membershipNo}`;
  const all = db
    .select({ all: sql`coalesce(json_agg(json_build_object(${fields})), '[]')` })
    .from(federationMemberships)
    .innerJoin(federations, eq(federations.nid, federationNid))
    .where(eq(uid, users.uid));
  return sql<readonly Membership[]>`(${all})`;
}

/** Whether a club gave a course to the person, whose role may be another one than that of a teacher. */
function hasCourse(db: Database) {
  return exists(
    db.select({ uid: courseTeachers.uid }).from(courseTeachers).where(eq(courseTeachers.uid, users.uid)),
  );
}

/** Whether the person teaches, or taught, a lesson in place of somebody. The lesson itself decides until when it is shown. */
function isSubstitute(db: Database) {
  return exists(
    db
      .select({ uid: lessonSubstitutes.uid })
      .from(lessonSubstitutes)
      .where(eq(lessonSubstitutes.uid, users.uid)),
  );
}

function hasRole(db: Database, roles: readonly StaffRole[]) {
  const isTheirs = and(eq(clubMembers.uid, users.uid), inArray(clubMembers.role, [...roles]));
  return sql<boolean>`${exists(db.select({ uid: clubMembers.uid }).from(clubMembers).where(isTheirs))}`;
}

function hasSeat(db: Database) {
  return exists(db.select({ uid: tickets.uid }).from(tickets).where(eq(tickets.uid, users.uid)));
}

function isRegisteredForTicket(db: Database) {
  // `isRegisteredStatus` of the rules, in SQL.
  const stands = or(gt(registrations.status, 0), eq(registrations.status, registeredException));
  const found = db
    .select({ uid: registrations.uid })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(eq(registrations.uid, users.uid), eq(courses.type, 'ticket'), stands));
  return exists(found);
}

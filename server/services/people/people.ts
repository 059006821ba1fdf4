import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isRegisteredStatus } from '../../../rules/registrationStatus.ts';
import type { Database } from '../../db/database.ts';
import {
  clubMembers,
  courses,
  federationMemberships,
  registrations,
  tariffs,
  tickets,
  users,
} from '../../db/schema.ts';

/** Somebody as the server knows them, with what follows from memberships and registrations. */
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

export async function loadPerson(db: Database, uid: number): Promise<Person> {
  const [person] = await loadPeople(db, [uid]);
  if (!person) throw new Error(`There is no user ${uid}`);
  return person;
}

/** Those of these people that exist, eldest first; who has no known birthdate comes last. */
export async function loadPeople(db: Database, uids: readonly number[]): Promise<Person[]> {
  if (uids.length === 0) return [];
  const rows = await db
    .select()
    .from(users)
    .where(inArray(users.uid, [...uids]))
    .orderBy(sql`${users.birthdate} asc nulls last`, asc(users.uid));
  const memberships = await db
    .select()
    .from(federationMemberships)
    .where(inArray(federationMemberships.uid, [...uids]));
  const roles = await db
    .select({ uid: clubMembers.uid, role: clubMembers.role })
    .from(clubMembers)
    .where(inArray(clubMembers.uid, [...uids]));
  const ticketHolders = await loadTicketHolders(db, uids);
  return rows.map(({ passwordHash: _secret, ...row }) => ({
    ...row,
    memberships: memberships.filter(({ uid }) => uid === row.uid),
    isTeacher: roles.some(({ uid, role }) => uid === row.uid && role === 'teacher'),
    hasClubPermissions: roles.some(({ uid, role }) => uid === row.uid && role === 'admin'),
    hasTickets: ticketHolders.has(row.uid),
  }));
}

/** The uids of the family members of an account, without its holder. */
export async function findFamilyMembers(db: Database, holder: number): Promise<number[]> {
  const members = await db.select({ uid: users.uid }).from(users).where(eq(users.parentUid, holder));
  return members.map(({ uid }) => uid);
}

async function loadTicketHolders(db: Database, uids: readonly number[]): Promise<Set<number>> {
  const seated = await db
    .selectDistinct({ uid: tickets.uid })
    .from(tickets)
    .where(inArray(tickets.uid, [...uids]));
  const registered = await db
    .select({ uid: registrations.uid, status: registrations.status })
    .from(registrations)
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(and(eq(courses.type, 'ticket'), inArray(registrations.uid, [...uids])));
  const standing = registered.filter(({ status }) => isRegisteredStatus(status));
  return new Set([...seated, ...standing].map(({ uid }) => uid));
}

import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import {
  clubMembers,
  clubNotes,
  clubs,
  communicationStatuses,
  courseSessions,
  courses,
  courseTeachers,
  federationMemberships,
  federations as federationRows,
  lessonSubstitutes,
  nationalNumbers,
  sessions,
  taughtCourses,
  users,
} from '#server/db/schema.ts';
import { loadPendingMail } from '../../people/login-mail/unconfirmedMail.ts';
import { club, course } from './nameColumns.ts';

/** Profiles with the full national number, which its owner may have. */
export async function profile({ db, clock }: Pick<Context, 'db' | 'clock'>, uids: number[]) {
  const { passwordHash: _secret, ...known } = getTableColumns(users);
  const rows = await db
    .select({ ...known, nationalNumber: nationalNumbers.digits })
    .from(users)
    .leftJoin(nationalNumbers, eq(nationalNumbers.uid, users.uid))
    .where(inArray(users.uid, uids))
    .orderBy(asc(users.uid));
  const pendingMails = new Map<number, string>();
  for (const { uid } of rows) pendingMails.set(uid, await loadPendingMail({ db, clock }, uid));
  return rows.map((person) => ({
    uid: person.uid,
    fname: person.fname,
    lname: person.lname,
    birthdate: person.birthdate,
    sex: person.sex,
    nationality: person.nationality,
    national_insurance_number: person.nationalNumber,
    mail: person.mail,
    confirmed_mail: person.confirmedMail,
    pending_mail: pendingMails.get(person.uid) ?? '',
    second_mail: person.secondMail,
    phone: person.phone,
    address: person.address,
    parent_uid: person.parentUid,
    co_parent_since: person.coParentSince,
    color: person.color,
    is_dsv_member: person.isDsvMember,
    blocked: person.isBlocked,
    blocked_reason: person.blockedReason,
  }));
}

export function memberships({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, role, isBlocked: blocked, blockedReason: blocked_reason, listedAt: listed } = clubMembers;
  return db
    .select({ uid, club, role, blocked, blocked_reason, listed })
    .from(clubMembers)
    .innerJoin(clubs, eq(clubs.nid, clubMembers.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(clubs.nid));
}

/** What clubs wrote down about these people, without who wrote it. */
export function clubNotesAbout({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { id, uid, text, madeAt: made } = clubNotes;
  return db
    .select({ uid, club, text, made })
    .from(clubNotes)
    .innerJoin(clubs, eq(clubs.nid, clubNotes.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(id));
}

export function federations({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, federationNid, type, membershipNo, validUntil } = federationMemberships;
  const { url: federation } = federationRows;
  return db
    .select({ uid, club, federation, type, membership_no: membershipNo, valid_until: validUntil })
    .from(federationMemberships)
    .innerJoin(federationRows, eq(federationRows.nid, federationNid))
    .innerJoin(clubs, eq(clubs.nid, federationRows.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(federation), asc(federationNid));
}

export async function teaching({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid } = courseTeachers;
  const given = await db
    .select({ uid, club, course })
    .from(courseTeachers)
    .innerJoin(courses, eq(courses.nid, courseTeachers.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(courses.nid));
  const { uid: former, takenAt: until } = taughtCourses;
  const past = await db
    .select({ uid: former, club, course, until })
    .from(taughtCourses)
    .innerJoin(courses, eq(courses.nid, taughtCourses.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(former, uids))
    .orderBy(asc(former), asc(taughtCourses.id));
  const { uid: substitute, sessionNid } = lessonSubstitutes;
  const substituted = await db
    .select({ uid: substitute, club, course, as_substitute_on: courseSessions.startsAt })
    .from(lessonSubstitutes)
    .innerJoin(courseSessions, eq(courseSessions.nid, sessionNid))
    .innerJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .innerJoin(clubs, eq(clubs.nid, courses.clubNid))
    .where(inArray(substitute, uids))
    .orderBy(asc(substitute), asc(courseSessions.startsAt));
  return [...given, ...past, ...substituted];
}

/** The choices of what each club may mail, to which address. */
export function preferences({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, mail: email, newsletter, communication } = communicationStatuses;
  return db
    .select({ uid, club, email, newsletter, communication })
    .from(communicationStatuses)
    .innerJoin(clubs, eq(clubs.nid, communicationStatuses.clubNid))
    .where(inArray(uid, uids))
    .orderBy(asc(uid), asc(clubs.nid), asc(email));
}

/** The logins of these people. Tokens are left out, because only their hashes are stored. */
export function logins({ db }: Pick<Context, 'db'>, uids: number[]) {
  const { uid, device, createdAt: created, lastUsedAt, expiresAt: expires } = sessions;
  return db
    .select({ uid, device, created, last_used: lastUsedAt, expires })
    .from(sessions)
    .where(inArray(uid, uids))
    .orderBy(desc(created));
}

import { rules } from '@clubpoort/form-engine/headless';
import { and, asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Participant, TeacherSession } from '#schemas/entities/club/teaching.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { absences, attendanceSheets, attendances, clubs, courseSessions, users } from '../../db/schema.ts';
import { loadContacts } from '../people/family/loadContacts.ts';
import { fullName } from '../people/people.ts';
import { loadExtras, titlesBy } from '../registration/taking/loadExtras.ts';
import type { Caller } from '../sessions/caller.ts';
import { answersForTeachers } from './answersForTeachers.ts';
import { findParticipants } from './findParticipants.ts';
import { loadUnreached } from './loadUnreached.ts';
import { requireTaughtSession } from './taughtCourse.ts';

type Taught = Awaited<ReturnType<typeof requireTaughtSession>>;

/** A session with its participants, for its teacher. */
export async function loadTeacherSession(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  nid: number,
  { uid }: Pick<Caller, 'uid'>,
): Promise<TeacherSession> {
  const taught = await requireTaughtSession(db, nid, { uid, now: clock.now() });
  const { session, course, isTaught } = taught;
  const [club] = await db.select().from(clubs).where(eq(clubs.nid, course.clubNid));
  if (!club) throw new Error(`Course ${course.nid} has no club`);
  const [sheet] = await db
    .select({ sheet: attendanceSheets, by: { fname: users.fname, lname: users.lname } })
    .from(attendanceSheets)
    .leftJoin(users, eq(users.uid, attendanceSheets.savedBy))
    .where(eq(attendanceSheets.sessionNid, nid));
  const participants = await loadParticipants(db, taught);
  const uids = participants.map(({ uid: participant }) => participant);
  const unreached = await loadUnreached({ db, clock }, uids);
  return {
    nid,
    start: unixSecondsOf(session.startsAt),
    end: unixSecondsOf(session.endsAt),
    place: session.place,
    club: { nid: club.nid, url: club.url, title: club.title },
    course: { nid: course.nid, url: course.url, title: course.title },
    // A substitute sees one lesson.
    previous: isTaught ? await neighbour(db, session, 'before') : null,
    next: isTaught ? await neighbour(db, session, 'after') : null,
    version: sheet?.sheet.version ?? 0,
    saved: sheet ? { by: sheet.by ? fullName(sheet.by) : '', at: unixSecondsOf(sheet.sheet.savedAt) } : null,
    participants,
    unreached: unreached(uids),
  };
}

async function loadParticipants(db: Database, { session, course }: Taught): Promise<Participant[]> {
  const coming = await findParticipants(db, session);
  const uids = [...coming.keys()];
  if (uids.length === 0) return [];
  const people = await db
    .select({
      person: { uid: users.uid, fname: users.fname, lname: users.lname, birthdate: users.birthdate },
      state: attendances.state,
      reported: absences.reportedAt,
    })
    .from(users)
    .leftJoin(attendances, and(eq(attendances.uid, users.uid), eq(attendances.sessionNid, session.nid)))
    .leftJoin(absences, and(eq(absences.uid, users.uid), eq(absences.sessionNid, session.nid)))
    .where(isOneOf(users.uid, uids));
  const contacts = await loadContacts(db, uids);
  const answered = await answersForTeachers(db, course, uids);
  const extras = titlesBy(await loadExtras(db, { courseNid: course.nid }), 'uid');
  const day = isoDayOf(unixSecondsOf(session.startsAt));
  return people
    .map(({ person, state, reported }) => {
      const { phone, parent, others } = contacts(person.uid);
      return {
        uid: person.uid,
        name: fullName(person),
        age: person.birthdate === null ? null : rules.ageInYears(person.birthdate, day),
        trial: coming.get(person.uid)?.isTrial ?? false,
        extras: extras(person.uid),
        ...{ phone, parent, other_parents: [...others] },
        answers: answered.get(person.uid) ?? [],
        reported: reported !== null,
        attendance: state ?? (reported === null ? null : 'excused'),
      };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'nl') || one.uid - other.uid);
}

/** The session of the same course just before or after this one. */
async function neighbour(
  db: Database,
  { nid, courseNid, startsAt }: Taught['session'],
  side: 'before' | 'after',
): Promise<TeacherSession['previous']> {
  const [compare, order] = side === 'before' ? [lt, desc] : [gt, asc];
  const isBeyond: SQL | undefined = or(
    compare(courseSessions.startsAt, startsAt),
    and(eq(courseSessions.startsAt, startsAt), compare(courseSessions.nid, nid)),
  );
  const [found] = await db
    .select({ nid: courseSessions.nid, startsAt: courseSessions.startsAt })
    .from(courseSessions)
    .where(and(eq(courseSessions.courseNid, courseNid), isBeyond))
    .orderBy(order(courseSessions.startsAt), order(courseSessions.nid))
    .limit(1);
  return found ? { nid: found.nid, start: unixSecondsOf(found.startsAt) } : null;
}

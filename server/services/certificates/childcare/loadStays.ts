import { and, eq, inArray } from 'drizzle-orm';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import type { Stay } from '#rules/childcare/judgeStay.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { attendanceSheets, attendances, courseSessions, courses } from '#server/db/schema.ts';
import { loadPaidRegistrations, type PaidRegistration, type Scope } from '../paidRegistrations.ts';

/** A registration for an activity that gives tax certificates, with the days of the activity. */
export interface RegisteredStay extends PaidRegistration {
  readonly stay: Stay;
}

/** Weekly lessons can never have a tax certificate, whatever an older club file said of them. */
const isChildcare = and(eq(courses.type, 'activity'), eq(courses.allowsTaxCertificate, true));

export async function loadStays(db: Database, scope: Scope): Promise<readonly RegisteredStay[]> {
  const paid = await loadPaidRegistrations(db, scope, isChildcare);
  const courseNids = [...new Set(paid.map(({ course }) => course.nid))];
  if (courseNids.length === 0) return [];
  const sessions = await db
    .select({
      nid: courseSessions.nid,
      courseNid: courseSessions.courseNid,
      startsAt: courseSessions.startsAt,
      savedAt: attendanceSheets.savedAt,
    })
    .from(courseSessions)
    .leftJoin(attendanceSheets, eq(attendanceSheets.sessionNid, courseSessions.nid))
    .where(inArray(courseSessions.courseNid, courseNids));
  const present = await db
    .select({ sessionNid: attendances.sessionNid, uid: attendances.uid })
    .from(attendances)
    .where(
      and(
        isOneOf(
          attendances.sessionNid,
          sessions.map(({ nid }) => nid),
        ),
        eq(attendances.state, 'present'),
      ),
    );
  return paid.map((registration) => {
    const ofCourse = sessions.filter(({ courseNid }) => courseNid === registration.course.nid);
    const wasThere = new Set(
      present.filter(({ uid }) => uid === registration.person.uid).map(({ sessionNid }) => sessionNid),
    );
    return {
      ...registration,
      stay: {
        planned: ofCourse.map(dayOf),
        registered: daysRegistered(ofCourse),
        attended: ofCourse.filter(({ nid }) => wasThere.has(nid)).map(dayOf),
        paidCents: registration.amountCents,
      },
    };
  });
}

interface Session {
  readonly startsAt: Date;
  readonly savedAt: Date | null;
}

function dayOf({ startsAt }: Pick<Session, 'startsAt'>): IsoDay {
  return isoDayOf(unixSecondsOf(startsAt));
}

/** The days of which every session has a saved sheet. */
function daysRegistered(sessions: readonly Session[]): readonly IsoDay[] {
  const missing = new Set(sessions.filter(({ savedAt }) => savedAt === null).map(dayOf));
  return sessions.map(dayOf).filter((day) => !missing.has(day));
}

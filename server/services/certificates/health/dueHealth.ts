import { count, eq, inArray, max, min } from 'drizzle-orm';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import type { PaymentYear } from '#rules/childcare/paymentYear.ts';
import { todayOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courseSessions, courses } from '#server/db/schema.ts';
import { fullName } from '#server/services/people/people.ts';
import { type Issuer, issuedBy } from '../issuer.ts';
import type { CertificateDraft } from '../issuing/recordCertificate.ts';
import { loadPaidRegistrations, type PaidRegistration, type Scope } from '../paidRegistrations.ts';
import { postalAddress } from '../postalAddress.ts';

/** Fewer sessions are no membership for any of the funds. */
const fewestSessions = 10;

export type HealthObstacle = Exclude<PaymentYear, number | 'several-years'> | 'credited' | 'few-sessions';

export interface DueHealth {
  readonly drafts: readonly CertificateDraft[];
  readonly refused: readonly { readonly of: PaidRegistration; readonly reason: HealthObstacle }[];
}

/**
 * The certificates for health insurance funds that a club can issue: one for each paid registration for a series of lessons. A fund pays back what was
 * paid for a season, so its year is that of the last payment, and the season need not be over.
 */
export async function dueHealth(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  issuer: Issuer,
  { year, ...scope }: Scope & { readonly year: number },
): Promise<DueHealth> {
  const { sport, federation } = issuer.certification;
  if (sport === '') return { drafts: [], refused: [] };
  const paid = await loadPaidRegistrations(db, scope, eq(courses.type, 'course'));
  const seasons = await loadSeasons(db, [...new Set(paid.map(({ course }) => course.nid))]);
  const drafts: CertificateDraft[] = [];
  const refused: DueHealth['refused'][number][] = [];
  for (const of of paid) {
    const { course, person, payment, paidOn, amountCents, orderedOn } = of;
    const season = seasons.get(course.nid);
    const isOfYear = (paidOn || orderedOn).startsWith(`${year}-`);
    if (!isOfYear) continue;
    if (payment === 'unpaid' || payment === 'free' || payment === 'credited')
      refused.push({ of, reason: payment });
    else if (!season || season.sessions < fewestSessions) refused.push({ of, reason: 'few-sessions' });
    else
      drafts.push({
        ...{ issuer, uid: person.uid, year, activity: course.title, registrationIds: [of.id] },
        content: {
          ...issuedBy(issuer, todayOf(clock)),
          kind: 'health',
          member: {
            name: fullName(person),
            birthdate: person.birthdate,
            address: postalAddress(person.address) ?? postalAddress(of.payer.address) ?? null,
          },
          ...{ sport, federation, activity: course.title, amountCents, paidOn },
          ...season,
        },
      });
  }
  return { drafts, refused };
}

interface Season {
  readonly begin: IsoDay;
  readonly end: IsoDay;
  readonly sessions: number;
}

async function loadSeasons(
  db: Database,
  courseNids: readonly number[],
): Promise<ReadonlyMap<number, Season>> {
  if (courseNids.length === 0) return new Map();
  const rows = await db
    .select({
      courseNid: courseSessions.courseNid,
      first: min(courseSessions.startsAt),
      last: max(courseSessions.startsAt),
      sessions: count(),
    })
    .from(courseSessions)
    .where(inArray(courseSessions.courseNid, [...courseNids]))
    .groupBy(courseSessions.courseNid);
  return new Map(
    rows.flatMap(({ courseNid, first, last, sessions }) =>
      first && last ? [[courseNid, { begin: dayOf(first), end: dayOf(last), sessions }] as const] : [],
    ),
  );
}

function dayOf(time: Date): IsoDay {
  return isoDayOf(unixSecondsOf(time));
}

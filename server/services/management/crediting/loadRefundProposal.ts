import { and, asc, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { type Cents, eurosOf } from '#rules/money.ts';
import { type LessonCount, proposedRefund } from '#rules/moneyBack.ts';
import type { OperationResponse } from '#schemas/operations.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courseSessions, orderLines, orders, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { loadCertificatesOfOrder } from '../../certificates/liveCertificates.ts';
import { sumOfLines } from '../../own-registrations/linesCentsOf.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { fullName } from '../../people/people.ts';

type RefundProposal = OperationResponse<'get_refund_proposal'>['result'];

interface Wanted {
  readonly clubNid: number;
  readonly oid: number;
}

/** Proposes what a club gives back of an order, by the lessons that remain. */
export async function loadRefundProposal(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, oid }: Wanted,
): Promise<RefundProposal> {
  const isOfClub = and(eq(orders.oid, oid), eq(orders.clubNid, clubNid));
  const [order] = await db.select().from(orders).where(isOfClub);
  const account = (await loadAccounts(db, [oid])).get(oid);
  if (!order || !account) throw refusals.notFound(nl.refusals.orderNotFound);
  const rows = await db
    .select({ line: orderLines, person: users })
    .from(orderLines)
    .innerJoin(users, eq(users.uid, orderLines.uid))
    .where(eq(orderLines.oid, oid))
    .orderBy(asc(orderLines.position));
  const mostCents = order.totalCents - account.credits.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const courses = rows.flatMap(({ line }) => line.courseNid ?? []);
  const lessons = await countLessons(db, courses, {
    since: order.placedAt,
    now: dateOf(unixSecondsOf(clock.now())),
  });
  const charged = rows.map(({ line, person }) => ({ line, person, cents: sumOfLines([line]) }));
  const lines = charged
    .filter(({ cents }) => cents > 0)
    .map(({ line, person, cents }) => {
      // A trial lesson is one lesson, and a ticket one evening.
      const isSeries = line.type === 'tariff' && line.sessionNid === null && line.courseNid !== null;
      const own = isSeries ? lessons.get(line.courseNid ?? 0) : undefined;
      return {
        ...{ position: line.position, what: line.description, name: fullName(person) },
        charged: eurosOf(cents),
        ...(own && { lessons: own }),
        proposalCents: Math.min(mostCents, proposedRefund(cents, own)),
      };
    });
  const proposalCents = lines.reduce((sum: Cents, line) => sum + line.proposalCents, 0);
  return {
    most: eurosOf(mostCents),
    proposal: eurosOf(Math.min(mostCents, proposalCents)),
    lines: lines.map(({ proposalCents: cents, ...line }) => ({ ...line, proposal: eurosOf(cents) })),
    certificates: await loadCertificatesOfOrder(db, oid),
  };
}

interface Period {
  readonly since: Date;
  readonly now: Date;
}

/** The lessons of these courses since an order, and those that are still to come. */
async function countLessons(
  db: Database,
  courses: readonly number[],
  { since, now }: Period,
): Promise<ReadonlyMap<number, LessonCount>> {
  if (courses.length === 0) return new Map();
  const found = await db
    .select({
      courseNid: courseSessions.courseNid,
      total: count(),
      left: sql<number>`(count(*) filter (where ${courseSessions.startsAt} > ${now}))::int`,
    })
    .from(courseSessions)
    .where(and(inArray(courseSessions.courseNid, [...courses]), gte(courseSessions.startsAt, since)))
    .groupBy(courseSessions.courseNid);
  return new Map(found.map(({ courseNid, ...counted }) => [courseNid, counted]));
}

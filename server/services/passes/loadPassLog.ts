import { and, desc, eq, sql } from 'drizzle-orm';
import type { PassMove } from '#schemas/entities/offer/pass.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import {
  courseSessions,
  courses,
  orderLines,
  passCards,
  passes,
  passMoves,
  tariffs,
} from '../../db/schema.ts';

/** Every change of somebody's cards at a club, latest first, each with the card's credit after the change. */
export async function loadPassLog(
  db: Database,
  { clubNid, uid }: { clubNid: number; uid: number },
): Promise<PassMove[]> {
  const credit = sql`sum(${passMoves.turns}) over (partition by ${passMoves.cardId} order by ${passMoves.movedAt}, ${passMoves.id})`;
  // The lines of the order tell what the turns paid for.
  const paidFor = sql<string | null>`(
    select string_agg(distinct ordered.title, ', ')
    from ${orderLines} join ${tariffs} on ${tariffs.nid} = ${orderLines.tariffNid}
    join ${courses} ordered on ordered.nid = ${tariffs.courseNid}
    where ${orderLines.oid} = ${passMoves.oid} and ${orderLines.type} = 'prepaid' and ${orderLines.itemNid} = ${passMoves.cardId}
  )`;
  const rows = await db
    .select({
      move: passMoves,
      label: passes.label,
      credit: credit.mapWith(Number),
      course: courses.title,
      paidFor,
      session: courseSessions.startsAt,
    })
    .from(passMoves)
    .innerJoin(passCards, eq(passCards.id, passMoves.cardId))
    .innerJoin(passes, eq(passes.nid, passCards.passNid))
    .leftJoin(courseSessions, eq(courseSessions.nid, passMoves.sessionNid))
    .leftJoin(courses, eq(courses.nid, courseSessions.courseNid))
    .where(and(eq(passCards.clubNid, clubNid), eq(passCards.uid, uid)))
    .orderBy(desc(passMoves.movedAt), desc(passMoves.id));
  return rows.map(({ move, label, credit, course, paidFor: ordered, session }) => ({
    id: move.id,
    card: move.cardId,
    label,
    reason: move.reason,
    turns: move.turns,
    credit,
    at: unixSecondsOf(move.movedAt),
    course: course ?? ordered,
    session: session && unixSecondsOf(session),
  }));
}

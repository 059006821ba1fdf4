import { desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type IsoDay, isoDayOf } from '#rules/brusselsTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { cancellations, courses, type orderLines, registrations, tariffs } from '#server/db/schema.ts';

/** The course that an order line was for on some day, with the account that this course names now. */
export interface Sold {
  readonly account: string;
  readonly what: string;
}

type Line = Pick<typeof orderLines.$inferSelect, 'oid' | 'uid' | 'tariffNid'> & Sold;

/** Finds what a line sold at the end of a day. */
type SoldOn = (line: Line, day: IsoDay) => Sold;

/**
 * Loads the moves to other tariffs in these orders. A move turns the lines of an order into lines of the new course; what was invoiced
 * before it was for the old one.
 */
export async function loadMoves(db: Database, oids: readonly number[]): Promise<SoldOn> {
  const came = alias(registrations, 'came');
  const moves = await db
    .select({
      ...{ oid: registrations.oid, uid: registrations.uid, to: came.tariffNid, at: cancellations.askedAt },
      ...{ from: registrations.tariffNid, account: courses.revenueAccount, what: courses.title },
    })
    .from(cancellations)
    .innerJoin(registrations, eq(registrations.id, cancellations.registrationId))
    .innerJoin(came, eq(came.id, cancellations.changedToId))
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(isOneOf(registrations.oid, oids))
    .orderBy(desc(cancellations.id));
  const byOrder = Map.groupBy(moves, ({ oid }) => oid);
  return (line, day) => {
    let tariffNid = line.tariffNid;
    let sold: Sold = line;
    for (const move of byOrder.get(line.oid) ?? []) {
      if (isoDayOf(unixSecondsOf(move.at)) <= day) break;
      if (move.uid !== line.uid || move.to !== tariffNid) continue;
      tariffNid = move.from;
      sold = move;
    }
    return { account: sold.account, what: sold.what };
  };
}

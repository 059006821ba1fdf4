import { and, asc, eq, gte, inArray, min, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clubs, courseSessions, courses, orderLines, orders, tariffs, users } from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

/** An order with its club, and its lines with the names of what they are about. */
export interface PlacedOrder {
  readonly order: typeof orders.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  readonly lines: readonly PlacedLine[];
}

export interface PlacedLine {
  readonly line: typeof orderLines.$inferSelect;
  readonly person: { readonly fname: string; readonly lname: string };
  readonly course: { readonly nid: number; readonly url: string; readonly title: string };
  readonly tariff: { readonly nid: number; readonly title: string };
  /** The first one after the order was placed: somebody may join a course that has begun. */
  readonly firstSession: Date | null;
}

/** Those of these orders that are the caller's or the family's, by oid. */
export async function loadOrders(
  db: Database,
  caller: Caller,
  oids: readonly number[],
): Promise<PlacedOrder[]> {
  const isOwn = or(inArray(orders.uid, [...caller.family]), eq(orders.placedBy, caller.uid));
  const found = await db
    .select({ order: orders, club: clubs })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .where(and(inArray(orders.oid, [...oids]), isOwn))
    .orderBy(asc(orders.oid));
  const lines = await loadLines(
    db,
    found.map(({ order }) => order.oid),
  );
  return found.map(({ order, club }) => ({ order, club, lines: lines.get(order.oid) ?? [] }));
}

async function loadLines(db: Database, oids: number[]): Promise<Map<number, PlacedLine[]>> {
  if (oids.length === 0) return new Map();
  const isToCome = gte(courseSessions.startsAt, orders.placedAt);
  const next = db
    .select({ startsAt: min(courseSessions.startsAt).as('starts_at') })
    .from(courseSessions)
    .where(and(eq(courseSessions.courseNid, orderLines.courseNid), isToCome))
    .as('next_session');
  const rows = await db
    .select({
      line: orderLines,
      person: { fname: users.fname, lname: users.lname },
      course: { nid: courses.nid, url: courses.url, title: courses.title },
      tariff: { nid: tariffs.nid, title: tariffs.title },
      firstSession: next.startsAt,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.oid, orderLines.oid))
    .innerJoin(users, eq(users.uid, orderLines.uid))
    .innerJoin(courses, eq(courses.nid, orderLines.courseNid))
    .innerJoin(tariffs, eq(tariffs.nid, orderLines.tariffNid))
    .leftJoinLateral(next, sql`true`)
    .where(inArray(orderLines.oid, oids))
    .orderBy(asc(orderLines.oid), asc(orderLines.position));
  return Map.groupBy(rows, ({ line }) => line.oid);
}

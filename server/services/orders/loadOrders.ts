import { and, asc, eq, gte, inArray, min, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import {
  clubs,
  courseSessions,
  courses,
  orderInstalments,
  orderLines,
  orders,
  tariffs,
  tickets,
  users,
} from '../../db/schema.ts';
import type { Caller } from '../sessions/caller.ts';

/** An order with its club, and its lines with the names of what they are about. */
export interface PlacedOrder {
  readonly order: typeof orders.$inferSelect;
  readonly club: typeof clubs.$inferSelect;
  readonly lines: readonly PlacedLine[];
  readonly instalments: readonly (typeof orderInstalments.$inferSelect)[];
  /** How many there are. */
  readonly tickets: number;
}

export interface PlacedLine {
  readonly line: typeof orderLines.$inferSelect;
  readonly person: { readonly fname: string; readonly lname: string };
  /** null: it isn't about one, such as a product. */
  readonly course: { readonly nid: number; readonly url: string; readonly title: string } | null;
  readonly tariff: { readonly nid: number; readonly title: string } | null;
  /** The first one after the order was placed: somebody may join a course that has begun. */
  readonly firstSession: Date | null;
}

/** Those of these orders that are the caller's or the family's, by oid. */
export async function loadOrders(
  db: Database,
  caller: Caller,
  wanted: readonly number[],
): Promise<PlacedOrder[]> {
  const isOwn = or(inArray(orders.uid, [...caller.family]), eq(orders.placedBy, caller.uid));
  const found = await db
    .select({ order: orders, club: clubs, ticketCount: db.$count(tickets, eq(tickets.oid, orders.oid)) })
    .from(orders)
    .innerJoin(clubs, eq(clubs.nid, orders.clubNid))
    .where(and(inArray(orders.oid, [...wanted]), isOwn))
    .orderBy(asc(orders.oid));
  const oids = found.map(({ order }) => order.oid);
  const lines = await loadLines(db, oids);
  const instalments = await loadInstalments(db, oids);
  return found.map(({ order, club, ticketCount }) => ({
    order,
    club,
    lines: lines.get(order.oid) ?? [],
    instalments: instalments.get(order.oid) ?? [],
    tickets: ticketCount,
  }));
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
    .leftJoin(courses, eq(courses.nid, orderLines.courseNid))
    .leftJoin(tariffs, eq(tariffs.nid, orderLines.tariffNid))
    .leftJoinLateral(next, sql`true`)
    .where(inArray(orderLines.oid, oids))
    .orderBy(asc(orderLines.oid), asc(orderLines.position));
  return Map.groupBy(rows, ({ line }) => line.oid);
}

async function loadInstalments(db: Database, oids: number[]) {
  if (oids.length === 0) return new Map<number, (typeof orderInstalments.$inferSelect)[]>();
  const rows = await db
    .select()
    .from(orderInstalments)
    .where(inArray(orderInstalments.oid, oids))
    .orderBy(asc(orderInstalments.position));
  return Map.groupBy(rows, ({ oid }) => oid);
}

import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PlacesTaken } from '#schemas/entities/management/placesTaken.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { registrations, reservations, tickets, trialSessions } from '#server/db/schema.ts';
import { standsSql } from '../openCents.ts';

interface Sold {
  readonly nid: number;
  /** Places given out, also outside the portal. */
  readonly sold: number;
}

/** Counts the places of these tariffs that are taken now, by who or what takes them, in three statements. The key is the tariff. */
export async function loadPlacesTaken(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tariffs: readonly Sold[],
): Promise<(tariffNid: number) => PlacesTaken> {
  const nids = tariffs.map(({ nid }) => nid);
  const [people, kept, seats] = [
    await countPeople(db, nids),
    await countKept(db, nids, clock.now()),
    await countSeats(db, nids),
  ];
  const taken = new Map(
    tariffs.map(({ nid, sold }) => {
      const { registered = 0, admissions = 0 } = people.get(nid) ?? {};
      const { offered = 0, partners = 0, carts = 0 } = kept.get(nid) ?? {};
      const sales = admissions + (seats.get(nid) ?? 0);
      const outside = Math.max(0, sold - registered - sales);
      return [nid, { registered, tickets: sales, outside, offered, partners, carts }];
    }),
  );
  return (nid) => taken.get(nid) ?? nothing;
}

const nothing: PlacesTaken = { registered: 0, tickets: 0, outside: 0, offered: 0, partners: 0, carts: 0 };

/** A trial of several lessons takes a place in each of them. */
async function countPeople(db: Database, nids: number[]) {
  const { tariffNid, isTicket, id } = registrations;
  const lessons = sql`(select count(*) from ${trialSessions} where ${eq(trialSessions.registrationId, id)})`;
  const rows = await db
    .select({
      tariffNid,
      registered: sum(sql`greatest(1, ${lessons})`, eq(isTicket, false)),
      admissions: sum(sql`1`, eq(isTicket, true)),
    })
    .from(registrations)
    .where(and(isOneOf(tariffNid, nids), standsSql))
    .groupBy(tariffNid);
  return new Map(rows.map(({ tariffNid: nid, ...counts }) => [nid, counts]));
}

async function countSeats(db: Database, nids: number[]) {
  const { tariffNid, cancelledAt } = tickets;
  const rows = await db
    .select({ tariffNid, count: sql<number>`count(*)`.mapWith(Number) })
    .from(tickets)
    .where(and(isOneOf(tariffNid, nids), isNull(cancelledAt)))
    .groupBy(tariffNid);
  return new Map(rows.map(({ tariffNid: nid, count }) => [nid, count]));
}

/** Reservations that have not expired. A place is of the tariff in `ref`, and a seat or a stand of its `tariffNid`. */
async function countKept(db: Database, nids: number[], now: Date) {
  const { kind, ref, qty, tariffNid, expiresAt } = reservations;
  const isPlace = inArray(kind, ['place', 'offer', 'partner']);
  const nid = sql<number>`case when ${isPlace} then ${ref} else ${tariffNid} end`;
  const rows = await db
    .select({
      nid,
      offered: sum(qty, eq(kind, 'offer')),
      partners: sum(qty, eq(kind, 'partner')),
      carts: sum(qty, inArray(kind, ['place', 'seat', 'stand'])),
    })
    .from(reservations)
    .where(and(gt(expiresAt, now), or(and(isPlace, isOneOf(ref, nids)), isOneOf(tariffNid, nids))))
    .groupBy(sql`1`);
  return new Map(rows.map(({ nid: tariff, ...counts }) => [tariff, counts]));
}

function sum(what: SQL | typeof reservations.qty, where: SQL) {
  return sql<number>`coalesce(sum(${what}) filter (where ${where}), 0)`.mapWith(Number);
}

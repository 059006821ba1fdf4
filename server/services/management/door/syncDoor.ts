import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DoorScan, DoorState } from '#schemas/entities/door/door.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courses, doorScans, registrations, tickets, users } from '#server/db/schema.ts';
import { fullName } from '../../people/people.ts';
import { loadTickets } from '../../tickets/loadTickets.ts';
import { requireDoorEvent } from './loadDoorEvents.ts';

interface Sent {
  readonly clubNid: number;
  /** The uid of who stands at the door. */
  readonly by: number;
  readonly event: number;
  readonly device: string;
  readonly scans: readonly DoorScan[];
}

/**
 * Keeps the admissions of a device and returns how the door stands. The devices of one event wait for each other, so the first use of a
 * ticket is the same for all of them.
 * Decision: docs/decisions/0303-a-door-works-without-a-connection.md
 */
export async function syncDoor(context: Pick<Context, 'db' | 'clock'>, sent: Sent): Promise<DoorState> {
  const { tickets: count } = await requireDoorEvent(context, sent);
  return context.db.transaction(async (tx) => {
    const refused = sent.scans.length === 0 ? [] : await keepScans({ ...context, db: tx }, sent);
    return { tickets: count, used: await loadUses(tx, sent.event), refused };
  });
}

/** @returns the ids of the scans whose ticket is none of this event */
async function keepScans({ db: tx, clock }: Pick<Context, 'db' | 'clock'>, sent: Sent): Promise<string[]> {
  await tx.select({ nid: courses.nid }).from(courses).where(eq(courses.nid, sent.event)).for('update');
  const known = new Set(
    (await loadTickets(tx, { clubNid: sent.clubNid, courseNid: sent.event })).map(({ id }) => id),
  );
  const own = sent.scans.filter(({ ticket }) => known.has(ticket));
  const now = clock.now();
  const rows = [...new Map(own.map((scan) => [scan.id, scan])).values()].map(
    ({ id, ticket, at, undone }) => ({
      ...{ id, courseNid: sent.event, ...rowOf(ticket), byUid: sent.by, device: sent.device },
      scannedAt: new Date(Math.min(dateOf(at).getTime(), now.getTime())),
      receivedAt: now,
      undoneAt: undone ? now : null,
    }),
  );
  // A repeat after a lost answer adds nothing. What was undone meanwhile stays undone.
  if (rows.length > 0) await tx.insert(doorScans).values(rows).onConflictDoNothing();
  const undone = rows.filter(({ undoneAt }) => undoneAt !== null).map(({ id }) => id);
  const isTheirs = and(
    inArray(doorScans.id, undone),
    eq(doorScans.device, sent.device),
    isNull(doorScans.undoneAt),
  );
  if (undone.length > 0) await tx.update(doorScans).set({ undoneAt: now }).where(isTheirs);
  await markUsed(
    tx,
    own.map(({ ticket }) => ticket),
  );
  return sent.scans.filter(({ ticket }) => !known.has(ticket)).map(({ id }) => id);
}

/** `s12` is a ticket with a place in a hall, `r12` a registration. */
function rowOf(ticket: string) {
  const number = Number(ticket.slice(1));
  return ticket.startsWith('s')
    ? { ticketId: number, registrationId: null }
    : { ticketId: null, registrationId: number };
}

/** The earliest scan that stands is the use of a ticket. */
async function markUsed(tx: Database, ids: readonly string[]): Promise<void> {
  const seated = ids.map(rowOf).flatMap(({ ticketId }) => ticketId ?? []);
  const unseated = ids.map(rowOf).flatMap(({ registrationId }) => registrationId ?? []);
  if (seated.length > 0)
    await tx
      .update(tickets)
      .set({
        usedAt: sql`(select min(${doorScans.scannedAt}) from ${doorScans} where ${doorScans.ticketId} = ${tickets.id} and ${doorScans.undoneAt} is null)`,
      })
      .where(inArray(tickets.id, seated));
  if (unseated.length > 0)
    await tx
      .update(registrations)
      .set({
        usedAt: sql`(select min(${doorScans.scannedAt}) from ${doorScans} where ${doorScans.registrationId} = ${registrations.id} and ${doorScans.undoneAt} is null)`,
      })
      .where(inArray(registrations.id, unseated));
}

/** Each used ticket with its uses, the earliest first. */
async function loadUses(tx: Database, event: number): Promise<DoorState['used']> {
  const found = await tx
    .select({ scan: doorScans, person: users })
    .from(doorScans)
    .leftJoin(users, eq(users.uid, doorScans.byUid))
    .where(and(eq(doorScans.courseNid, event), isNull(doorScans.undoneAt)))
    .orderBy(asc(doorScans.scannedAt), asc(doorScans.id));
  const byTicket = Map.groupBy(found, ({ scan }) =>
    scan.ticketId === null ? `r${scan.registrationId}` : `s${scan.ticketId}`,
  );
  return [...byTicket].map(([ticket, uses]) => ({
    ticket,
    uses: uses.map(({ scan, person }) => ({
      at: unixSecondsOf(scan.scannedAt),
      device: scan.device,
      by: person ? fullName(person) : '',
    })),
  }));
}

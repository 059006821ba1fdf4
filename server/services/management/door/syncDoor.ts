import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DoorScan, DoorState } from '#schemas/entities/door/door.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { courses, doorScans, registrations, tickets } from '#server/db/schema.ts';
import { loadTickets } from '../../tickets/loadTickets.ts';
import { loadStanding, storeScans, usesOf } from './doorScans.ts';
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
    return { tickets: count, used: await loadUses(tx, sent.event), refused, short: [] };
  });
}

/** @returns the ids of the scans whose ticket is none of this event */
async function keepScans(context: Pick<Context, 'db' | 'clock'>, sent: Sent): Promise<string[]> {
  const { db: tx } = context;
  await tx.select({ nid: courses.nid }).from(courses).where(eq(courses.nid, sent.event)).for('update');
  const known = new Set(
    (await loadTickets(tx, { clubNid: sent.clubNid, courseNid: sent.event })).map(({ id }) => id),
  );
  const own = sent.scans.filter(({ ticket }) => known.has(ticket));
  const ids = own.map(({ ticket }) => ticket);
  await storeScans(context, { ...sent, scans: own, courseNid: sent.event, rowOf });
  await markUsed(tx, ids);
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

async function loadUses(tx: Database, event: number): Promise<DoorState['used']> {
  const found = await loadStanding(tx, and(eq(doorScans.courseNid, event), isNull(doorScans.sessionNid)));
  return usesOf(found, (scan) => (scan.ticketId === null ? `r${scan.registrationId}` : `s${scan.ticketId}`));
}

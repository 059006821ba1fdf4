import { and, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { readId } from '#rules/readId.ts';
import { registeredException } from '#rules/registrationStatus.ts';
import type { MemberTicket } from '#schemas/entities/orders/memberTicket.ts';
import type { Database } from '../../db/database.ts';
import { courses, orders, registrations, seats, stands, tariffs, tickets, users } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { loadEvents } from './loadEvents.ts';

/** A ticket that lets one person in, with or without a place in a hall. */
export interface LoadedTicket {
  readonly id: string;
  readonly code: string;
  readonly uid: number;
  readonly fname: string;
  readonly lname: string;
  readonly courseNid: number;
  /** The first order of the checkout in which it was bought; null for a ticket that the club gave. */
  readonly checkoutOid: number | null;
  readonly tariff: string;
  readonly isCancelled: boolean;
  readonly usedAt: Date | null;
  /** The amount due at once is paid, or there was none. */
  readonly isPaid: boolean;
  /** null for a ticket without a place in a hall. */
  readonly stand: string | null;
  readonly row: string | null;
  readonly number: number | null;
}

interface WantedTickets {
  /** Default: everybody's. */
  readonly uids?: readonly number[];
  readonly courseNid?: number;
  readonly clubNid?: number;
  readonly oids?: readonly number[];
  readonly id?: string;
}

/** The tickets of these people, at one club or event, of some orders or with one id. Tickets in a hall come first, ordered by stand, row and seat. */
export async function loadTickets(db: Database, wanted: WantedTickets): Promise<readonly LoadedTicket[]> {
  const { kind, number } = readTicketId(wanted.id);
  const seated = kind === 'r' ? [] : await loadSeated(db, wanted, number);
  const unseated = kind === 's' ? [] : await loadUnseated(db, wanted, number);
  return [...seated, ...unseated];
}

/** @returns nothing without an id; the number 0 for an id that no row has */
function readTicketId(id: string | undefined) {
  return id === undefined ? {} : { kind: id[0], number: readId(id.slice(1)) ?? 0 };
}

const person = { uid: users.uid, fname: users.fname, lname: users.lname };

function loadSeated(db: Database, { uids, oids, clubNid, courseNid }: WantedTickets, id: number | undefined) {
  return db
    .select({
      ...person,
      id: sql<string>`'s' || ${tickets.id}`,
      code: tickets.code,
      courseNid: tickets.courseNid,
      checkoutOid,
      tariff: tariffs.title,
      isCancelled: sql<boolean>`${isNotNull(tickets.cancelledAt)}`,
      usedAt: tickets.usedAt,
      isPaid,
      stand: stands.title,
      row: seats.row,
      number: seats.number,
    })
    .from(tickets)
    .innerJoin(users, eq(users.uid, tickets.uid))
    .innerJoin(courses, eq(courses.nid, tickets.courseNid))
    .innerJoin(tariffs, eq(tariffs.nid, tickets.tariffNid))
    .innerJoin(stands, eq(stands.nid, tickets.standNid))
    .leftJoin(seats, eq(seats.nid, tickets.seatNid))
    .leftJoin(orders, eq(orders.oid, tickets.oid))
    .where(
      and(
        ...[uids && inArray(tickets.uid, [...uids]), oids && inArray(tickets.oid, [...oids])],
        ...[ofClub(clubNid), ofCourse(courseNid)],
        id === undefined ? undefined : eq(tickets.id, id),
      ),
    )
    .orderBy(stands.position, seats.y, seats.number, tickets.id);
}

function loadUnseated(
  db: Database,
  { uids, oids, clubNid, courseNid }: WantedTickets,
  id: number | undefined,
) {
  const isOne = id === undefined ? undefined : eq(registrations.id, id);
  return db
    .select({
      ...person,
      id: sql<string>`'r' || ${registrations.id}`,
      code: registrations.ticketCode,
      courseNid: tariffs.courseNid,
      checkoutOid,
      tariff: tariffs.title,
      isCancelled: sql<boolean>`not (${isRegistered})`,
      usedAt: registrations.usedAt,
      isPaid,
      stand: sql<null>`null`,
      row: sql<null>`null`,
      number: sql<null>`null`,
    })
    .from(registrations)
    .innerJoin(users, eq(users.uid, registrations.uid))
    .innerJoin(tariffs, eq(tariffs.nid, registrations.tariffNid))
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .leftJoin(orders, eq(orders.oid, registrations.oid))
    .where(
      and(
        ...[uids && inArray(registrations.uid, [...uids]), oids && inArray(registrations.oid, [...oids])],
        ...[eq(courses.type, 'ticket'), ofClub(clubNid), ofCourse(courseNid), isOne],
      ),
    )
    .orderBy(tariffs.nid, registrations.id);
}

/** The same rule as `isRegisteredStatus`, in SQL. */
export const isRegistered = or(gt(registrations.status, 0), eq(registrations.status, registeredException));

/** A ticket that a club gave by itself has no order, and counts as paid. */
const isPaid = sql<boolean>`(${orders.oid} is null or ${orders.payment} = 'paid' or ${orders.payNowCents} = 0)`;

/** A parent who buys a ticket for each child places an order for each of them, in one checkout. */
const checkoutOid = sql<number | null>`coalesce(${orders.checkoutOid}, ${orders.oid})`;

function ofClub(clubNid: number | undefined): SQL | undefined {
  return clubNid === undefined ? undefined : eq(courses.clubNid, clubNid);
}

function ofCourse(courseNid: number | undefined): SQL | undefined {
  return courseNid === undefined ? undefined : eq(courses.nid, courseNid);
}

/** A ticket of one of these people, with its event. Refused when there is none, and when it was cancelled or is unpaid. */
export async function requireTicket(
  db: Database,
  wanted: { readonly id: string; readonly uids: readonly number[] },
) {
  const [ticket] = await loadTickets(db, wanted);
  const [event] = ticket ? await loadEvents(db, [ticket.courseNid]) : [];
  if (!ticket || !event) throw refusals.notFound(nl.refusals.ticketNotFound);
  const state = ticketState(ticket);
  if (state === 'cancelled') throw refusals.notAvailable(nl.refusals.ticketCancelled);
  if (state === 'unpaid') throw refusals.notAvailable(nl.refusals.ticketUnpaid);
  return { ticket, event };
}

/** The state of a ticket. A used ticket stays used, whatever became of the money. */
export function ticketState({ isCancelled, usedAt, isPaid }: LoadedTicket): MemberTicket['state'] {
  if (isCancelled) return 'cancelled';
  if (usedAt !== null) return 'used';
  return isPaid ? 'valid' : 'unpaid';
}

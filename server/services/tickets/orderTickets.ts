import { fillIn } from '@clubpoort/form-engine/headless';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { seats, stands, tickets } from '#server/db/schema.ts';
import { nl } from '#server/texts/nl.ts';

/** A ticket of an order, with its seat or standing place. */
export interface OrderTicket {
  readonly oid: number;
  readonly standNid: number;
  readonly seatNid: number | null;
  readonly tariffNid: number;
  readonly stand: string;
  /** null for a standing place. */
  readonly row: string | null;
  readonly number: number | null;
}

export async function loadOrderTickets(db: Database, oids: readonly number[]): Promise<OrderTicket[]> {
  if (oids.length === 0) return [];
  return db
    .select({
      oid: tickets.oid,
      standNid: tickets.standNid,
      seatNid: tickets.seatNid,
      tariffNid: tickets.tariffNid,
      stand: stands.title,
      row: seats.row,
      number: seats.number,
    })
    .from(tickets)
    .innerJoin(stands, eq(stands.nid, tickets.standNid))
    .leftJoin(seats, eq(seats.nid, tickets.seatNid))
    .where(inArray(tickets.oid, [...oids]))
    .orderBy(asc(tickets.id));
}

/** The place of an order line in words. A line of standing places gives the name of their stand. */
export function placeOf(
  line: { readonly type: string; readonly itemNid: number | null; readonly tariffNid: number | null },
  all: readonly OrderTicket[],
): string | undefined {
  if (line.type !== 'seat') return undefined;
  const ofTariff = all.filter(({ tariffNid }) => tariffNid === line.tariffNid);
  const ticket =
    ofTariff.find(({ seatNid }) => seatNid === line.itemNid) ??
    ofTariff.find(({ seatNid, standNid }) => seatNid === null && standNid === line.itemNid);
  if (!ticket) return undefined;
  const { stand, row, number } = ticket;
  return row === null ? stand : fillIn(nl.orderMail.seat, { stand, row, number: String(number) });
}

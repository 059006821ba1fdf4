import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { SeatPlan } from '#schemas/entities/offer/seatPlan.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { reservations, seats, tickets } from '../../db/schema.ts';
import { reservationOf, toReservation } from '../holds/cartHolds.ts';
import { maxSeats } from '../holds/holdTimes.ts';
import { heldOnStands } from '../holds/standPlaces.ts';
import { priceNow } from '../offer/priceNow.ts';
import { blockedMessageOf } from '../offer/tariffState.ts';
import type { Hall } from './hall.ts';
import { type HeldSeat, loadHeldSeats } from './loadHeldSeats.ts';

interface Viewer {
  readonly clubNid: number;
  /** The account that looks; undefined for a visitor. */
  readonly heldBy: number | undefined;
}

type SeatState = SeatPlan['stands'][number]['rows'][number]['seats'][number]['state'];

/** The hall of an event as it is now: what is free, and what the viewer holds. */
export async function loadSeatPlan(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { hall, viewer }: { readonly hall: Hall; readonly viewer: Viewer },
): Promise<SeatPlan> {
  const now = clock.now();
  const { event } = hall;
  const { heldBy, clubNid } = viewer;
  const own = heldBy === undefined ? [] : await loadOwn({ db, clock }, { heldBy, clubNid, event: event.nid });
  const nids = hall.stands.map(({ nid }) => nid);
  const drawn = await loadDrawnSeats(db, nids);
  const states = await loadStates(db, { seatNids: drawn.map(({ nid }) => nid), heldBy, now });
  const onStands = await heldOnStands(db, nids, now);
  const open = event.tariffs.filter((tariff) => blockedMessageOf(event, tariff, now) === undefined);
  return {
    event: event.nid,
    stands: hall.stands.map((stand) => {
      const its = drawn.filter(({ standNid }) => standNid === stand.nid);
      const left = stand.capacity - stand.sold - (onStands.get(stand.nid) ?? 0);
      return {
        nid: stand.nid,
        title: stand.title,
        kind: stand.kind,
        surcharge: eurosOf(stand.surchargeCents),
        rows: rowsOf(its, states),
        free:
          stand.kind === 'standing' ? Math.max(0, left) : its.filter(({ nid }) => !states.has(nid)).length,
        own: placesIn(own.filter(({ standNid }) => standNid === stand.nid)),
      };
    }),
    tariffs: open.map((tariff) => ({
      nid: tariff.nid,
      title: tariff.title,
      price: eurosOf(priceNow(event, tariff, now).cents),
    })),
    max: maxSeats,
    held: own.map(({ nid, tariffNid, qty }) => ({ nid, tariff: tariffNid, quantity: qty })),
    reservation:
      heldBy === undefined ? toReservation([], now) : await reservationOf({ db, clock }, { heldBy, clubNid }),
  };
}

async function loadOwn(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: Parameters<typeof loadHeldSeats>[1],
) {
  return (await loadHeldSeats({ db, clock }, wanted)).filter(({ isHeld }) => isHeld);
}

type DrawnSeat = typeof seats.$inferSelect;

function loadDrawnSeats(db: Database, standNids: readonly number[]): Promise<DrawnSeat[]> {
  return db
    .select()
    .from(seats)
    .where(inArray(seats.standNid, [...standNids]))
    .orderBy(asc(seats.y), asc(seats.x));
}

/** States of the seats that aren't free. */
async function loadStates(
  db: Database,
  asked: { readonly seatNids: number[]; readonly heldBy: number | undefined; readonly now: Date },
): Promise<ReadonlyMap<number, SeatState>> {
  const { seatNids, heldBy, now } = asked;
  const isHeld = and(
    eq(reservations.kind, 'seat'),
    isOneOf(reservations.ref, seatNids),
    gt(reservations.expiresAt, now),
  );
  const held = await db
    .select({ nid: reservations.ref, heldBy: reservations.heldBy })
    .from(reservations)
    .where(isHeld);
  const sold = await db
    .select({ nid: tickets.seatNid })
    .from(tickets)
    .where(and(isOneOf(tickets.seatNid, seatNids), isNull(tickets.cancelledAt)));
  return new Map<number, SeatState>([
    ...held.map((seat) => [seat.nid, seat.heldBy === heldBy ? 'own' : 'held'] as const),
    ...sold.flatMap(({ nid }) => (nid === null ? [] : [[nid, 'sold'] as const])),
  ]);
}

function rowsOf(drawn: readonly DrawnSeat[], states: ReadonlyMap<number, SeatState>) {
  const rows = Map.groupBy(drawn, ({ row }) => row);
  return [...rows].map(([row, its]) => ({
    row,
    seats: its.map(({ nid, number, x, y, isWheelchair }) => ({
      ...{ nid, number, x, y },
      wheelchair: isWheelchair,
      state: states.get(nid) ?? 'free',
    })),
  }));
}

function placesIn(held: readonly HeldSeat[]): number {
  return held.reduce((sum, { qty }) => sum + qty, 0);
}

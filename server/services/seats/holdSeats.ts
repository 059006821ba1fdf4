import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { formatTime } from '#rules/writtenTime.ts';
import type { WantedSeat } from '#schemas/entities/offer/seatPlan.ts';
import { unixSecondsOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { reservations, tariffs, tickets } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { type CartHolder, type HoldRow, isHeldAt, loadCartHolds } from '../holds/cartHolds.ts';
import { maxSeats } from '../holds/holdTimes.ts';
import { lockHoldWindows, saveHoldWindows } from '../holds/holdWindows.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import { nextHold } from '../holds/nextHold.ts';
import { freePlaces, loadOccupancies, occupancyOf } from '../holds/occupancy.ts';
import { freeOnStand } from '../holds/standPlaces.ts';
import { blockedMessageOf } from '../offer/tariffState.ts';
import { findPlaces, type Hall, type WantedPlaces } from './hall.ts';
import { loadHeldSeats } from './loadHeldSeats.ts';

interface Wanted extends CartHolder {
  readonly hall: Hall;
  /** The person whom the places are for. */
  readonly uid: number;
  readonly seats: readonly WantedSeat[];
}

/**
 * Holds places of an event for an account: all or none. A seat that the account holds already keeps its end and gets the wanted
 * tariff. On a stand, the wanted number replaces the number that is held at that tariff.
 */
export async function holdSeats({ db, clock }: Pick<Context, 'db' | 'clock'>, wanted: Wanted): Promise<void> {
  const { hall } = wanted;
  const places = await findPlaces(db, hall, wanted.seats);
  await db.transaction(async (tx) => {
    await lockInOrder(tx, {
      tariffs: wanted.seats.map(({ tariff }) => tariff),
      stands: places.stands.map(({ standNid }) => standNid),
      seats: places.seats.map(({ seatNid }) => seatNid),
    });
    const now = clock.now();
    refuseClosedTariff(wanted, now);
    const cart = await loadCartHolds(tx, wanted);
    const { heldBy, clubNid, uid } = wanted;
    const event = hall.event.nid;
    const window = (await lockHoldWindows(tx, heldBy, [event])).get(event);
    const next = nextHold({ cart, window }, now);
    if (next.at === 'cooling') throw refusals.notAvailable(coolingText(next.until));
    await saveHoldWindows(tx, heldBy, new Map([[event, next.window]]));
    const hold = { uid, heldBy, clubNid, ...next.term };
    await takeSeats(tx, places, hold);
    for (const stand of places.stands) await takeOfStand(tx, stand, { cart, hold });
    await refuseTooMany({ db: tx, clock }, wanted);
    await refuseFullTariff(tx, now, wanted);
  });
}

type Hold = Omit<typeof reservations.$inferInsert, 'kind' | 'ref'> & { readonly heldAt: Date };

function refuseClosedTariff({ hall, seats }: Wanted, now: Date): void {
  for (const tariff of hall.event.tariffs.filter(({ nid }) => seats.some((seat) => seat.tariff === nid))) {
    const message = blockedMessageOf(hall.event, tariff, now);
    if (message !== undefined) throw refusals.notAvailable(message);
  }
}

async function takeSeats(tx: Database, { seats }: WantedPlaces, hold: Hold): Promise<void> {
  const nids = seats.map(({ seatNid }) => seatNid);
  if (nids.length === 0) return;
  const isSold = and(inArray(tickets.seatNid, nids), isNull(tickets.cancelledAt));
  if ((await tx.$count(tickets, isSold)) > 0) throw seatTaken();
  const rows = await tx
    .select()
    .from(reservations)
    .where(and(eq(reservations.kind, 'seat'), inArray(reservations.ref, nids)));
  for (const { seatNid, tariffNid } of seats) {
    const row = rows.find(({ ref }) => ref === seatNid);
    const isHeld = row !== undefined && isHeldAt(row, hold.heldAt);
    if (isHeld && row.heldBy !== hold.heldBy) throw seatTaken();
    if (row)
      await tx
        .update(reservations)
        .set(isHeld ? { tariffNid } : { ...hold, tariffNid })
        .where(eq(reservations.id, row.id));
    else await tx.insert(reservations).values({ ...hold, kind: 'seat', ref: seatNid, tariffNid });
  }
}

async function takeOfStand(
  tx: Database,
  { standNid, tariffNid, qty }: WantedPlaces['stands'][number],
  { cart, hold }: { readonly cart: readonly HoldRow[]; readonly hold: Hold },
): Promise<void> {
  const row = cart.find((one) => one.kind === 'stand' && one.ref === standNid && one.tariffNid === tariffNid);
  const isHeld = row !== undefined && isHeldAt(row, hold.heldAt);
  const free = await freeOnStand(tx, standNid, hold.heldAt);
  if (free + (isHeld ? row.qty : 0) < qty) throw refusals.notAvailable(nl.holds.standFull);
  if (row)
    await tx
      .update(reservations)
      .set(isHeld ? { qty } : { ...hold, qty })
      .where(eq(reservations.id, row.id));
  else await tx.insert(reservations).values({ ...hold, kind: 'stand', ref: standNid, tariffNid, qty });
}

async function refuseTooMany(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: Wanted,
): Promise<void> {
  const held = await loadHeldSeats({ db: tx, clock }, { ...wanted, event: wanted.hall.event.nid });
  const places = held.filter(({ isHeld }) => isHeld).reduce((sum, { qty }) => sum + qty, 0);
  if (places > maxSeats) throw refusals.notAvailable(nl.holds.tooManySeats);
}

/** A tariff may have fewer places than the hall. */
async function refuseFullTariff(tx: Database, now: Date, { seats, heldBy }: Wanted): Promise<void> {
  const nids = [...new Set(seats.map(({ tariff }) => tariff))];
  const owner = { people: [], heldBy };
  const occupancies = await loadOccupancies(tx, nids, { now, owner });
  for (const tariff of await tx.select().from(tariffs).where(inArray(tariffs.nid, nids))) {
    const kept = occupancyOf(occupancies, tariff.nid);
    const free = freePlaces(tariff, kept);
    if (free !== undefined && free < kept.own)
      throw refusals.notAvailable(fillIn(nl.holds.tariffFull, { tariff: tariff.title }));
  }
}

function coolingText(until: Date): string {
  return fillIn(nl.holds.cooling, { time: formatTime(unixSecondsOf(until)) });
}

function seatTaken() {
  return refusals.notAvailable(nl.holds.seatTaken);
}

import { eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { reservations, tariffs } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { type CartHolder, type HoldRow, isHeldAt, loadCartHolds } from './cartHolds.ts';
import { holdSeconds, maxExtensions } from './holdTimes.ts';
import { type HoldWindow, lockHoldWindows, saveHoldWindows } from './holdWindows.ts';
import { lockInOrder } from './lockInOrder.ts';
import { freePlaces, loadOccupancies, occupancyOf } from './occupancy.ts';
import { freeOnStand } from './standPlaces.ts';

/**
 * Holds everything in an account's cart until a quarter of an hour from now. An ended hold starts again when its place is still
 * free. Refuses after `maxExtensions` times, and when nothing is left to hold.
 */
export async function extendHolds(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  holder: CartHolder,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockInOrder(tx, lockable(await loadCartHolds(tx, holder)));
    const now = clock.now();
    const rows = await loadCartHolds(tx, holder);
    const courses = await coursesOf(tx, rows);
    const windows = await lockHoldWindows(tx, holder.heldBy, [...courses.values()]);
    const before = [...rows, ...windows.values()].map((one) => one.extensions);
    const extensions = Math.max(0, ...before);
    if (extensions >= maxExtensions) throw refusals.notAvailable(nl.holds.extendedEnough);
    const until = new Date(now.getTime() + holdSeconds.cart * 1000);
    let held = 0;
    const longer = new Map<number, HoldWindow>();
    for (const row of rows) {
      if (!isHeldAt(row, now) && !(await isStillFree(tx, row, now))) continue;
      held += 1;
      // A place from an offer may be held longer than a cart.
      const expiresAt = row.expiresAt > until ? row.expiresAt : until;
      await tx
        .update(reservations)
        .set({ expiresAt, extensions: extensions + 1 })
        .where(eq(reservations.id, row.id));
      const course = courses.get(tariffNidOf(row) ?? 0);
      if (course !== undefined) longer.set(course, { endsAt: until, extensions: extensions + 1 });
    }
    await saveHoldWindows(tx, holder.heldBy, longer);
    if (rows.length > 0 && held === 0) throw refusals.notAvailable(nl.holds.gone);
  });
}

function tariffNidOf(row: HoldRow): number | null {
  return row.kind === 'place' ? row.ref : row.tariffNid;
}

/** The course of each tariff with a hold, by tariff. */
async function coursesOf(tx: Database, rows: readonly HoldRow[]): Promise<ReadonlyMap<number, number>> {
  const nids = rows.flatMap((row) => tariffNidOf(row) ?? []);
  const found = await tx
    .select({ nid: tariffs.nid, courseNid: tariffs.courseNid })
    .from(tariffs)
    .where(inArray(tariffs.nid, nids));
  return new Map(found.map(({ nid, courseNid }) => [nid, courseNid]));
}

function lockable(rows: readonly HoldRow[]) {
  const refs = (kind: HoldRow['kind']) => rows.filter((row) => row.kind === kind).map(({ ref }) => ref);
  return {
    tariffs: [...refs('place'), ...rows.flatMap(({ tariffNid }) => tariffNid ?? [])],
    stands: refs('stand'),
    seats: refs('seat'),
  };
}

/**
 * Whether an ended hold can start again. The record of an ended seat goes to whoever takes the seat next, so a seat with its
 * record still here is free.
 */
async function isStillFree(tx: Database, row: HoldRow, now: Date): Promise<boolean> {
  if (row.kind === 'stand' && (await freeOnStand(tx, row.ref, now)) < row.qty) return false;
  const nid = tariffNidOf(row);
  if (nid === null) return false;
  const [tariff] = await tx.select().from(tariffs).where(eq(tariffs.nid, nid));
  if (!tariff) return false;
  const owner = { people: [row.uid], heldBy: row.heldBy };
  const kept = occupancyOf(await loadOccupancies(tx, [nid], { now, owner }), nid);
  const free = freePlaces(tariff, kept);
  return free === undefined || free >= kept.own + row.qty;
}

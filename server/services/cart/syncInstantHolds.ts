import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Reservation } from '#schemas/entities/offer/reservation.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { queueEntries, reservations, tariffs } from '../../db/schema.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import { type HoldRow, isOfCart, loadCartHolds, toReservation } from '../holds/cartHolds.ts';
import { cartKinds } from '../holds/holdTimes.ts';
import { type HoldWindow, lockHoldWindows, saveHoldWindows } from '../holds/holdWindows.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import { nextHold } from '../holds/nextHold.ts';
import { freePlaces, loadOccupancies, occupancyOf } from '../holds/occupancy.ts';
import { placesOfLine, type TariffLine } from './pricedCart.ts';

interface Cart {
  readonly club: Pick<ClubRow, 'nid'>;
  /** The account that owns the cart. */
  readonly heldBy: number;
  /** The people whom the cart is for. A hold of the account for anybody else belongs to another cart. */
  readonly people: readonly number[];
  /** Every tariff line of the cart, instant or not. */
  readonly lines: readonly TariffLine[];
  /** Until when the places wait for the guardian of a minor. */
  readonly waitsUntil?: Date | undefined;
}

export interface InstantHolds {
  readonly reservation: Reservation;
  /** End of the hold of each line, by `holdKey`; a past date is when the hold ended. A line without an entry was never held. */
  readonly expiries: ReadonlyMap<string, Date>;
  /** Lines whose last place somebody else took first; they can't be ordered as priced. */
  readonly lost: readonly TariffLine[];
  /**
   * Lines that get no hold before `until`, because the account's hold period for the course has just ended. They can still be
   * ordered.
   */
  readonly cooling: readonly CoolingLine[];
}

interface CoolingLine {
  readonly line: TariffLine;
  readonly until: Date;
}

type Changed = Pick<InstantHolds, 'lost' | 'cooling'>;

const unchanged: Changed = { lost: [], cooling: [] };

export function holdKey({ tariffNid, uid }: { readonly tariffNid: number; readonly uid: number }): string {
  return `${tariffNid}:${uid}`;
}

/**
 * Synchronises the holds of an account, at one club and for some people, with their cart. Each new instant line gets a place,
 * and each line that left the cart loses its place. Never extends a hold, and never restarts one that has ended.
 */
export async function syncInstantHolds(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cart: Cart,
): Promise<InstantHolds> {
  const before = await loadHolds(db, cart, clock.now());
  const held = placesIn(before);
  const isChanged = leftIn(cart, held).length > 0 || wantedIn(cart).some((place) => lacks(place, held));
  const changed = isChanged ? await db.transaction((tx) => change({ db: tx, clock }, cart)) : unchanged;
  const after = isChanged ? await loadHolds(db, cart, clock.now()) : before;
  const isTheirs = (row: HoldRow) => row.heldBy === cart.heldBy && row.clubNid === cart.club.nid;
  return {
    reservation: toReservation(after.filter(isOfCart).filter(isTheirs), clock.now()),
    expiries: new Map(
      placesIn(after).map((row) => [holdKey({ tariffNid: row.ref, uid: row.uid }), row.expiresAt]),
    ),
    ...changed,
  };
}

async function change({ db: tx, clock }: Pick<Context, 'db' | 'clock'>, cart: Cart): Promise<Changed> {
  const before = placesIn(await loadHolds(tx, cart, clock.now()));
  const touched = [...before.map(({ ref }) => ref), ...cart.lines.map(({ tariffNid }) => tariffNid)];
  await lockInOrder(tx, { tariffs: touched });
  const held = placesIn(await loadHolds(tx, cart, clock.now()));
  await release(tx, leftIn(cart, held));
  const wanted = wantedIn(cart).filter((one) => lacks(one, held));
  const courses = wanted.map(({ courseNid }) => courseNid);
  const windows = new Map(await lockHoldWindows(tx, cart.heldBy, courses));
  const lost: TariffLine[] = [];
  const cooling: CoolingLine[] = [];
  for (const place of wanted) {
    const outcome = await hold(tx, clock.now(), { cart, place, held: rowOf(place, held), windows });
    if (outcome === 'lost') lost.push(...place.lines);
    if (typeof outcome === 'object') cooling.push(...place.lines.map((line) => ({ line, ...outcome })));
  }
  await saveHoldWindows(tx, cart.heldBy, windows);
  return { lost, cooling };
}

/** The places that one person takes of one instant tariff. */
interface WantedPlace {
  readonly tariffNid: number;
  readonly courseNid: number;
  readonly uid: number;
  /** A trial of several sessions has several lines. */
  readonly lines: readonly TariffLine[];
  readonly qty: number;
}

/**
 * The places that the instant lines need, and every line that waits for a guardian. Leaves out the line of an invited partner, whose
 * place the invitation already keeps.
 */
function wantedIn({ lines, waitsUntil }: Cart): WantedPlace[] {
  const isHeld = (line: TariffLine) => line.isInstant || waitsUntil !== undefined;
  const instant = lines.filter((line) => isHeld(line) && !line.isQueued && line.couple?.with !== 'inviter');
  const groups = Map.groupBy(instant, holdKey);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const own = [first, ...others];
    const qty = own.reduce((sum, line) => sum + placesOfLine(line), 0);
    const { tariffNid, courseNid, uid } = first;
    return [{ tariffNid, courseNid, uid, lines: own, qty }];
  });
}

/** The places of tariffs, without the seats and stands of an event. */
function placesIn(rows: readonly HoldRow[]): HoldRow[] {
  return rows.filter(({ kind }) => kind === 'place' || kind === 'offer');
}

/**
 * Loads everything that the cart of the account holds or held, also for people who left it. Adds the offers of people in the cart, and
 * the current holds of other accounts for them.
 */
function loadHolds(db: Database, { club, heldBy, lines }: Cart, now: Date): Promise<HoldRow[]> {
  const isHolder = eq(reservations.heldBy, heldBy);
  const isTheirs = and(
    inArray(reservations.kind, [...cartKinds]),
    isHolder,
    eq(reservations.clubNid, club.nid),
  );
  const isInCart = lines.map(({ tariffNid, uid }) =>
    and(
      inArray(reservations.kind, ['place', 'offer']),
      eq(reservations.ref, tariffNid),
      eq(reservations.uid, uid),
      or(isHolder, gt(reservations.expiresAt, now)),
    ),
  );
  return db
    .select()
    .from(reservations)
    .where(or(isTheirs, ...isInCart))
    .orderBy(reservations.id);
}

function leftIn({ lines, heldBy, club, people }: Cart, held: readonly HoldRow[]): HoldRow[] {
  const inCart = new Set(lines.map(holdKey));
  return held.filter(
    (row) =>
      row.kind === 'place' &&
      row.heldBy === heldBy &&
      row.clubNid === club.nid &&
      people.includes(row.uid) &&
      !inCart.has(holdKey({ tariffNid: row.ref, uid: row.uid })),
  );
}

function rowOf(place: WantedPlace, held: readonly HoldRow[]): HoldRow | undefined {
  return held.find(({ ref, uid }) => ref === place.tariffNid && uid === place.uid);
}

/** The place has no hold yet, or a hold for too few. */
function lacks(place: WantedPlace, held: readonly HoldRow[]): boolean {
  return (rowOf(place, held)?.qty ?? 0) < place.qty;
}

/** Deletes holds. The hold of somebody who still waits becomes an offer again, which lasts until the offer ends. */
async function release(tx: Database, rows: readonly HoldRow[]): Promise<void> {
  if (rows.length === 0) return;
  const isOne = inArray(
    reservations.id,
    rows.map(({ id }) => id),
  );
  const waits = and(eq(queueEntries.tariffNid, reservations.ref), eq(queueEntries.uid, reservations.uid));
  const isOffered = sql`exists (select 1 from ${queueEntries} where ${waits})`;
  await tx.delete(reservations).where(and(isOne, sql`not ${isOffered}`));
  await tx.update(reservations).set({ kind: 'offer' }).where(isOne);
}

interface NewHold {
  readonly cart: Cart;
  readonly place: WantedPlace;
  /** The existing hold of the place. */
  readonly held: HoldRow | undefined;
  /** Hold windows of the account, by course nid. A window that begins is added. */
  readonly windows: Map<number, HoldWindow>;
}

type Outcome = 'held' | 'lost' | { readonly until: Date };

async function hold(tx: Database, now: Date, { cart, place, held, windows }: NewHold): Promise<Outcome> {
  const { tariffNid, uid, qty } = place;
  const [tariff] = await tx.select().from(tariffs).where(eq(tariffs.nid, tariffNid));
  const owner = { people: [uid], heldBy: cart.heldBy };
  const kept = occupancyOf(await loadOccupancies(tx, [tariffNid], { now, owner }), tariffNid);
  const free = tariff && freePlaces(tariff, kept);
  if (free !== undefined && free < qty) return 'lost';
  if (held) {
    await tx.update(reservations).set({ qty }).where(eq(reservations.id, held.id));
    return 'held';
  }
  const rest = await loadCartHolds(tx, { heldBy: cart.heldBy, clubNid: cart.club.nid });
  const next = nextHold(
    { cart: rest, window: windows.get(place.courseNid), waitsUntil: cart.waitsUntil },
    now,
  );
  if (next.at === 'cooling') return { until: next.until };
  windows.set(place.courseNid, next.window);
  const { heldBy, club } = cart;
  const values = { clubNid: club.nid, heldBy, qty, ...next.term };
  await tx
    .insert(reservations)
    .values({ kind: 'place', ref: tariffNid, uid, ...values })
    // A conflicting row is an expired hold of another account for this person.
    .onConflictDoUpdate({
      target: [reservations.kind, reservations.ref, reservations.uid],
      targetWhere: sql`kind in ('place', 'offer', 'partner')`,
      set: values,
    });
  return 'held';
}

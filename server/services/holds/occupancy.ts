import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { coupleInvites, queueEntries, reservations } from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';

/** Places of a tariff that are kept, besides those that are sold. */
export interface Occupancy {
  /** Places kept for others. */
  readonly taken: number;
  /** Places kept for the one who asks (`HoldOwner`). */
  readonly own: number;
  /** Places for people on the waiting list who have no offer yet. */
  readonly waiting: number;
}

export type Occupancies = ReadonlyMap<number, Occupancy>;

/** Which reservations count as one's own. */
export type HoldOwner =
  /** Everything kept for these people. */
  | { readonly family: readonly number[] }
  /** Everything kept for these people and for the partners of these invitations, and the seats of `heldBy`. */
  | { readonly people: readonly number[]; readonly invites?: readonly number[]; readonly heldBy: number };

const nothing: Occupancy = { taken: 0, own: 0, waiting: 0 };

export function occupancyOf(occupancies: Occupancies, tariffNid: number): Occupancy {
  return occupancies.get(tariffNid) ?? nothing;
}

/**
 * Free places for the one who asks; `undefined` is unlimited. A free place belongs to the people on the waiting list first: a
 * newcomer only gets what is left after them.
 */
export function freePlaces(
  { capacity, sold }: { readonly capacity: number | null; readonly sold: number },
  { taken, own, waiting }: Occupancy,
): number | undefined {
  if (capacity === null) return undefined;
  const left = capacity - sold - taken;
  return Math.max(0, Math.min(own, left)) + Math.max(0, left - own - waiting);
}

/** Counts the places of these tariffs that are kept at `now`. */
export async function loadOccupancies(
  db: Database,
  tariffNids: readonly number[],
  { now, owner }: { readonly now: Date; readonly owner: HoldOwner },
): Promise<Occupancies> {
  if (tariffNids.length === 0) return new Map();
  const wanted = [...tariffNids];
  const asked = { tariffNids, now: now.toISOString() };
  const kept = await ('family' in owner
    ? keptForFamily(db, { ...asked, uids: owner.family })
    : keptForCart(db, { ...asked, invites: [], ...owner }));
  const waiting = await loadWaiting(db, wanted, now);
  const keptBy = new Map(kept.map(({ tariff: nid, ...counts }) => [nid, counts]));
  const nids = new Set([...keptBy.keys(), ...waiting.keys()]);
  return new Map(
    [...nids].map((nid) => [nid, { ...nothing, ...keptBy.get(nid), waiting: waiting.get(nid) ?? 0 }]),
  );
}

const keptForFamily = keptStatement(
  (db, { tariffNids, now, uids }: Given<Waiting & { readonly uids: readonly number[] }>) =>
    keptPlaces(db, { tariffNids, now }, isOneOf(reservations.uid, uids)),
);

interface OfCart {
  readonly people: readonly number[];
  readonly invites: readonly number[];
  readonly heldBy: number;
}

const keptForCart = keptStatement(
  (db, { tariffNids, now, people, invites, heldBy }: Given<Waiting & OfCart>) =>
    keptPlaces(db, { tariffNids, now }, isOfOwner({ people, invites, heldBy })),
);

function keptPlaces(db: Database, { tariffNids, now }: Given<Waiting>, isOwn: SQL) {
  const isPlace = inArray(reservations.kind, ['place', 'offer', 'partner']);
  const tariff = sql<number>`case when ${isPlace} then ${reservations.ref} else ${reservations.tariffNid} end`;
  const places = (where: SQL) =>
    sql<number>`coalesce(sum(${reservations.qty}) filter (where ${where}), 0)`.mapWith(Number);
  return (
    db
      .select({ tariff, own: places(isOwn), taken: places(sql`not (${isOwn})`) })
      .from(reservations)
      // Two conditions that an index serves, because none serves the expression `tariff`.
      .where(
        and(
          gt(reservations.expiresAt, now),
          or(
            and(isPlace, isOneOf(reservations.ref, tariffNids)),
            isOneOf(reservations.tariffNid, tariffNids),
          ),
        ),
      )
      .groupBy(sql`1`)
  );
}

function isOfOwner({ people, invites, heldBy }: Given<OfCart>): SQL {
  const isInvite = and(
    eq(coupleInvites.tariffNid, reservations.ref),
    eq(coupleInvites.inviterUid, reservations.uid),
    isOneOf(coupleInvites.cciid, invites),
  );
  const isOwn = or(
    and(inArray(reservations.kind, ['place', 'offer']), isOneOf(reservations.uid, people)),
    and(inArray(reservations.kind, ['seat', 'stand']), eq(reservations.heldBy, heldBy)),
    and(eq(reservations.kind, 'partner'), sql`exists (select 1 from ${coupleInvites} where ${isInvite})`),
  );
  return isOwn ?? sql`false`;
}

async function loadWaiting(db: Database, tariffNids: number[], now: Date): Promise<Map<number, number>> {
  const rows = await waitingFor(db, { tariffNids, now: now.toISOString() });
  return new Map(rows.map(({ tariffNid, places }) => [tariffNid, places]));
}

interface Waiting {
  readonly tariffNids: readonly number[];
  /** As an ISO string. */
  readonly now: string;
}

const waitingFor = keptStatement((db, { tariffNids, now }: Given<Waiting>) => {
  const isKept = and(
    inArray(reservations.kind, ['place', 'offer']),
    eq(reservations.ref, queueEntries.tariffNid),
    eq(reservations.uid, queueEntries.uid),
    gt(reservations.expiresAt, now),
  );
  return db
    .select({
      tariffNid: queueEntries.tariffNid,
      places: sql<number>`sum(${queueEntries.places})`.mapWith(Number),
    })
    .from(queueEntries)
    .where(
      and(
        isOneOf(queueEntries.tariffNid, tariffNids),
        sql`not exists (select 1 from ${reservations} where ${isKept})`,
      ),
    )
    .groupBy(queueEntries.tariffNid);
});

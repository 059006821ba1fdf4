import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { courses, queueEntries, reservations, tariffs, users } from '../../db/schema.ts';
import { queueMailEvents } from '../../mail/outbox/queueMails.ts';
import { holdSeconds } from '../holds/holdTimes.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import { loadCourses } from '../offer/loadCourses.ts';
import { loadFirst } from '../offer/loadFirst.ts';
import type { OfferedTariff } from '../offer/offeredCourse.ts';
import { blockedMessageOf } from '../offer/tariffState.ts';
import { isParent } from '../people/family/parents.ts';
import { findOfferable } from './findOfferable.ts';

/** A free place that is kept for somebody on the waiting list. */
export type MadeOffer = typeof reservations.$inferSelect;

type Offering = Pick<Context, 'db' | 'clock' | 'portalOrigin'>;

type QueueEntry = typeof queueEntries.$inferSelect;

/**
 * Offers free places to people on the waiting list, the longest waiting first. An offer is valid for two days. Whoever lets an
 * offer end leaves the list, and the place goes to the next person.
 * Decision: docs/decisions/0037-a-free-place-is-offered-for-two-days.md
 *
 * Each tariff has a transaction of its own, which also queues the mails. A tariff that fails stops no other.
 *
 * @param only - tariffs that have a free place. Without it this is a round over all, which skips a tariff that somebody has locked:
 * the next round offers its places.
 */
export async function offerFreePlaces(context: Offering, only?: readonly number[]): Promise<MadeOffer[]> {
  const { db, clock } = context;
  const made: MadeOffer[] = [];
  const failures: unknown[] = [];
  for (const nid of await findOfferable(db, clock.now(), only))
    await db
      .transaction(async (tx) => {
        const isLocked = only ? await lock(tx, nid) : await lockIfFree(tx, nid);
        return isLocked ? offerOf({ ...context, db: tx }, nid) : [];
      })
      .then((offers) => made.push(...offers))
      .catch((failure: unknown) => failures.push(failure));
  if (failures.length > 0) throw failures[0];
  return made;
}

async function lock(tx: Database, tariffNid: number): Promise<true> {
  await lockInOrder(tx, { tariffs: [tariffNid] });
  return true;
}

async function lockIfFree(tx: Database, tariffNid: number): Promise<boolean> {
  const isTariff = eq(tariffs.nid, tariffNid);
  const locked = await tx.select().from(tariffs).where(isTariff).for('update', { skipLocked: true });
  return locked.length > 0;
}

async function offerOf({ db: tx, clock, portalOrigin }: Offering, tariffNid: number): Promise<MadeOffer[]> {
  const now = clock.now();
  await tellStruckOff({ db: tx, clock, portalOrigin }, tariffNid, await strikeOff(tx, tariffNid, now));
  const open = await findOpen(tx, tariffNid, now);
  if (!open) return [];
  const { clubNid } = open;
  const waiting = await findAllowed(tx, open, { waiting: await loadWaiting(tx, tariffNid, now), now });
  const made: MadeOffer[] = [];
  let free = await countFree(tx, open.tariff, now);
  for (const together of registeringTogether(waiting)) {
    const places = together.reduce((sum, entry) => sum + entry.places, 0);
    // Nobody is skipped for wanting more places than are free.
    if (free < places) break;
    free -= places;
    for (const entry of together) made.push(await offer(tx, { entry, clubNid, now }));
  }
  const mails = made.map(({ uid, expiresAt }) => ({
    ...({ kind: 'offer', clubNid, uid, portalOrigin } as const),
    event: { type: 'offer', tariffNid, uid, until: expiresAt.toISOString() } as const,
  }));
  await queueMailEvents({ db: tx, clock }, mails);
  return made;
}

/** Groups the entries of one order. Its people can only register together, so a place for one of them is of no use. */
function registeringTogether(entries: readonly QueueEntry[]): Iterable<readonly QueueEntry[]> {
  return Map.groupBy(entries, ({ oid, id }) => (oid === null ? `entry ${id}` : `order ${oid}`)).values();
}

async function tellStruckOff(
  { db: tx, clock, portalOrigin }: Offering,
  tariffNid: number,
  struck: readonly number[],
): Promise<void> {
  if (struck.length === 0) return;
  const [course] = await tx
    .select({ clubNid: courses.clubNid })
    .from(tariffs)
    .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
    .where(eq(tariffs.nid, tariffNid));
  const mails = struck.map((uid) => ({
    ...({ kind: 'offer', clubNid: course?.clubNid, uid, portalOrigin } as const),
    event: { type: 'ended offer', tariffNid, uid } as const,
  }));
  await queueMailEvents({ db: tx, clock }, mails);
}

/**
 * Removes people whose offer has ended from the list. An accepted offer that was not ordered counts too.
 *
 * @returns their uids
 */
async function strikeOff(tx: Database, tariffNid: number, now: Date): Promise<number[]> {
  const isTheirs = and(eq(reservations.ref, queueEntries.tariffNid), eq(reservations.uid, queueEntries.uid));
  const hasEnded = and(
    isTheirs,
    inArray(reservations.kind, ['offer', 'place']),
    lte(reservations.expiresAt, now),
    gt(reservations.expiresAt, queueEntries.queuedAt),
  );
  const struck = await tx
    .delete(queueEntries)
    .where(
      and(
        eq(queueEntries.tariffNid, tariffNid),
        sql`exists (select 1 from ${reservations} where ${hasEnded})`,
      ),
    )
    .returning({ uid: queueEntries.uid });
  const isEndedOffer = and(
    eq(reservations.kind, 'offer'),
    eq(reservations.ref, tariffNid),
    lte(reservations.expiresAt, now),
  );
  await tx.delete(reservations).where(isEndedOffer);
  return struck.map(({ uid }) => uid);
}

interface Open {
  readonly clubNid: number;
  readonly tariff: OfferedTariff;
  /** Whether it is open to those alone who may register before the others. */
  readonly isForFirst: boolean;
}

/** The tariff, when registration for it is open now. */
async function findOpen(tx: Database, tariffNid: number, now: Date): Promise<Open | undefined> {
  // The SQL names columns without a table; see `loadCourses`.
  const hasTariff = sql`${courses.nid} = (select course_nid from tariffs where nid = ${tariffNid})`;
  const [course] = await loadCourses(tx, hasTariff);
  const tariff = course?.tariffs.find(({ nid }) => nid === tariffNid);
  if (!course || !tariff) return undefined;
  const isOpenTo = (who: 'first' | 'other') => blockedMessageOf(course, tariff, now, who) === undefined;
  const isForFirst = !isOpenTo('other');
  return isForFirst && !isOpenTo('first') ? undefined : { clubNid: course.clubNid, tariff, isForFirst };
}

/** Those who wait and may register now. */
async function findAllowed(
  tx: Database,
  { clubNid, tariff, isForFirst }: Open,
  { waiting, now }: { readonly waiting: readonly QueueEntry[]; readonly now: Date },
): Promise<readonly QueueEntry[]> {
  if (!isForFirst) return waiting;
  const uids = waiting.map(({ uid }) => uid);
  const first = await loadFirst(tx, [{ clubNid, tariffs: [tariff] }], { uids, now });
  return waiting.filter(({ uid }) => first.get(tariff.nid)?.has(uid));
}

async function countFree(tx: Database, tariff: typeof tariffs.$inferSelect, now: Date): Promise<number> {
  if (tariff.capacity === null) return Number.POSITIVE_INFINITY;
  const isKept = and(
    inArray(reservations.kind, ['place', 'offer', 'partner']),
    eq(reservations.ref, tariff.nid),
    gt(reservations.expiresAt, now),
  );
  const [kept] = await tx
    .select({ qty: sql<number>`coalesce(sum(${reservations.qty}), 0)`.mapWith(Number) })
    .from(reservations)
    .where(isKept);
  return tariff.capacity - tariff.sold - (kept?.qty ?? 0);
}

/** Leaves out people for whom a place is kept already. */
function loadWaiting(tx: Database, tariffNid: number, now: Date): Promise<QueueEntry[]> {
  const isKept = and(
    inArray(reservations.kind, ['offer', 'place']),
    eq(reservations.ref, queueEntries.tariffNid),
    eq(reservations.uid, queueEntries.uid),
    gt(reservations.expiresAt, now),
  );
  return tx
    .select()
    .from(queueEntries)
    .where(
      and(
        eq(queueEntries.tariffNid, tariffNid),
        sql`not exists (select 1 from ${reservations} where ${isKept})`,
      ),
    )
    .orderBy(asc(queueEntries.id));
}

async function offer(
  tx: Database,
  { entry, clubNid, now }: { readonly entry: QueueEntry; readonly clubNid: number; readonly now: Date },
): Promise<MadeOffer> {
  const { uid, tariffNid, places } = entry;
  const [person] = await tx.select().from(users).where(eq(users.uid, uid));
  if (!person) throw new Error('Somebody on a waiting list is no person');
  const [made] = await tx
    .insert(reservations)
    .values({
      ...{ kind: 'offer', ref: tariffNid, clubNid, uid, qty: places },
      heldBy: isParent(person) ? uid : (person.parentUid ?? uid),
      heldAt: now,
      expiresAt: new Date(now.getTime() + holdSeconds.offer * 1000),
    })
    .returning();
  if (!made) throw new Error('The database returned no offer');
  return made;
}

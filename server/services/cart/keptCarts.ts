import { and, asc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import type { CartContents, KeptCart } from '#schemas/entities/orders/keptCart.ts';
import type { Database } from '../../db/database.ts';
import { keptCarts } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import type { Caller } from '../sessions/caller.ts';

/** A cart that nobody changes for this long is forgotten, in milliseconds. */
const retention = retentions.carts.days * dayInMilliseconds;

interface CartOwner {
  readonly uid: number;
  readonly clubNid: number;
  /** Whether it is the cart of the second household of a shared child. */
  readonly ofOtherHousehold: boolean;
}

export interface CartEdit extends CartOwner {
  readonly contents: CartContents | null;
  readonly editedAt: Date;
}

const columns = {
  club: keptCarts.clubNid,
  uid: keptCarts.uid,
  version: keptCarts.version,
  contents: keptCarts.contents,
};

/** The carts of the caller's household: another household has a cart of its own for a shared child. */
export async function loadKeptCarts(
  db: Database,
  { family, shared }: Pick<Caller, 'family' | 'shared'>,
): Promise<KeptCart[]> {
  const own = [...family].filter((uid) => !shared.has(uid));
  const isOwn = and(inArray(keptCarts.uid, own), eq(keptCarts.ofOtherHousehold, false));
  const isForShared = and(inArray(keptCarts.uid, [...shared]), eq(keptCarts.ofOtherHousehold, true));
  return db
    .select(columns)
    .from(keptCarts)
    .where(or(isOwn, isForShared))
    .orderBy(asc(keptCarts.clubNid), asc(keptCarts.uid));
}

/** Keeps an edit, unless a newer edit of the same cart is kept already. @returns the cart that stands */
export async function keepCart(db: Database, { contents, editedAt, ...owner }: CartEdit): Promise<KeptCart> {
  const [kept] = await db
    .insert(keptCarts)
    .values({ ...owner, contents, editedAt, version: 1 })
    .onConflictDoUpdate({
      target: [keptCarts.uid, keptCarts.clubNid, keptCarts.ofOtherHousehold],
      set: { contents, editedAt, version: sql`${keptCarts.version} + 1` },
      setWhere: lte(keptCarts.editedAt, editedAt),
    })
    .returning(columns);
  if (kept) return kept;
  const [newer] = await db.select(columns).from(keptCarts).where(isOf(owner));
  // Only a sweep of this very moment could have removed it.
  if (!newer) throw refusals.busy();
  return newer;
}

/** Empties the kept cart of an order on all devices: a part of the statement that inserts the order. */
export function emptiedCart(tx: Database, owner: CartOwner, now: Date) {
  return tx
    .update(keptCarts)
    .set({ contents: null, editedAt: now, version: sql`${keptCarts.version} + 1` })
    .where(isOf(owner))
    .returning({ uid: keptCarts.uid });
}

/** Deletes carts that nobody changed for long. */
export async function sweepCarts(db: Database, now: Date): Promise<void> {
  await db.delete(keptCarts).where(lt(keptCarts.editedAt, new Date(now.getTime() - retention)));
}

function isOf({ uid, clubNid, ofOtherHousehold }: CartOwner) {
  return and(
    eq(keptCarts.uid, uid),
    eq(keptCarts.clubNid, clubNid),
    eq(keptCarts.ofOtherHousehold, ofOtherHousehold),
  );
}

import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { retentions } from '#rules/retention.ts';
import type { CartContents, KeptCart } from '#schemas/entities/keptCart.ts';
import type { Database } from '../../db/database.ts';
import { keptCarts } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';

/** A cart that nobody changes for this long is forgotten, in milliseconds. */
const retention = retentions.carts.days * 24 * 60 * 60 * 1000;

interface CartOwner {
  readonly uid: number;
  readonly clubNid: number;
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

export async function loadKeptCarts(db: Database, uids: number[]): Promise<KeptCart[]> {
  return db
    .select(columns)
    .from(keptCarts)
    .where(inArray(keptCarts.uid, uids))
    .orderBy(asc(keptCarts.clubNid), asc(keptCarts.uid));
}

/** Keeps an edit, unless a newer edit of the same cart is kept already. @returns the cart that stands */
export async function keepCart(db: Database, { contents, editedAt, ...owner }: CartEdit): Promise<KeptCart> {
  const [kept] = await db
    .insert(keptCarts)
    .values({ ...owner, contents, editedAt, version: 1 })
    .onConflictDoUpdate({
      target: [keptCarts.uid, keptCarts.clubNid],
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

function isOf({ uid, clubNid }: CartOwner) {
  return and(eq(keptCarts.uid, uid), eq(keptCarts.clubNid, clubNid));
}

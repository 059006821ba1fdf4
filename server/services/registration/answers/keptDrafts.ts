import { and, desc, eq, lt, lte, notInArray, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import { retentions } from '#rules/retention.ts';
import type { KeptDraft } from '#schemas/entities/registration/keptDraft.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { keptDrafts } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';

/** A draft that nobody changes for as long as a cart is forgotten with it, in milliseconds. */
const retention = retentions.carts.days * dayInMilliseconds;

/** The most drafts of an account. The oldest ones give way, because nobody is busy with so many forms. */
const mostDrafts = 50;

interface DraftOwner {
  /** The account that fills in the form. Two parents of a family have drafts of their own. */
  readonly account: number;
  readonly uid: number;
  readonly clubNid: number;
  readonly about: string;
}

export interface DraftEdit extends DraftOwner {
  readonly answers: string | null;
  readonly editedAt: Date;
}

interface DraftContext {
  readonly db: Database;
  readonly clock: Clock;
}

const columns = { answers: keptDrafts.answers, editedAt: keptDrafts.editedAt };

export async function loadKeptDraft(
  { db, clock }: DraftContext,
  owner: DraftOwner,
): Promise<KeptDraft | null> {
  const [kept] = await db.select(columns).from(keptDrafts).where(isOf(owner));
  return kept ? toWire(kept, clock) : null;
}

/** Keeps an edit, unless a newer edit of the same draft is kept already. @returns the draft that stands */
export async function keepDraft(
  { db, clock }: DraftContext,
  { answers, editedAt, ...owner }: DraftEdit,
): Promise<KeptDraft> {
  const [kept] = await db
    .insert(keptDrafts)
    .values({ ...owner, answers, editedAt })
    .onConflictDoUpdate({
      target: [keptDrafts.account, keptDrafts.uid, keptDrafts.clubNid, keptDrafts.about],
      set: { answers, editedAt },
      setWhere: lte(keptDrafts.editedAt, editedAt),
    })
    .returning(columns);
  if (kept) {
    await dropOldest(db, owner.account);
    return toWire(kept, clock);
  }
  const newer = await loadKeptDraft({ db, clock }, owner);
  // Only a sweep of this very moment could have removed it.
  if (!newer) throw refusals.busy();
  return newer;
}

async function dropOldest(db: Database, account: number): Promise<void> {
  const place = sql`ctid`;
  const ofAccount = eq(keptDrafts.account, account);
  const newest = db
    .select({ place })
    .from(keptDrafts)
    .where(ofAccount)
    .orderBy(desc(keptDrafts.editedAt))
    .limit(mostDrafts);
  await db.delete(keptDrafts).where(and(ofAccount, notInArray(place, newest)));
}

/** Deletes drafts that nobody changed for long. */
export async function sweepDrafts(db: Database, now: Date): Promise<void> {
  await db.delete(keptDrafts).where(lt(keptDrafts.editedAt, new Date(now.getTime() - retention)));
}

function toWire(
  { answers, editedAt }: { readonly answers: string | null; readonly editedAt: Date },
  clock: Clock,
): KeptDraft {
  return { answers, age: Math.max(0, clock.now().getTime() - editedAt.getTime()) };
}

function isOf({ account, uid, clubNid, about }: DraftOwner) {
  return and(
    eq(keptDrafts.account, account),
    eq(keptDrafts.uid, uid),
    eq(keptDrafts.clubNid, clubNid),
    eq(keptDrafts.about, about),
  );
}

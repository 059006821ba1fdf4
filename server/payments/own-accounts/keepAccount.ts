import { and, eq, exists, isNotNull, isNull, not } from 'drizzle-orm';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/db/database.ts';
import { paymentAccounts, payments } from '#server/db/schema.ts';
import type { Sealing } from '#server/sealing.ts';
import { type KeyProfile, placeOfKey } from './ownAccounts.ts';

type Account = typeof paymentAccounts.$inferSelect;

/** The account of a club for new payments. */
export async function loadAccount(db: Database, clubNid: number): Promise<Account | undefined> {
  const isCurrent = and(eq(paymentAccounts.clubNid, clubNid), isNull(paymentAccounts.endedAt));
  const [found] = await db.select().from(paymentAccounts).where(isCurrent);
  return found;
}

interface NewKey extends KeyProfile {
  readonly clubNid: number;
  readonly apiKey: string;
}

/**
 * Keeps a key as the account of a club, in a transaction of the caller. A key of a profile that the club had before replaces the key
 * there, because Mollie ended the former one: earlier payments are then refunded with the new key.
 */
export async function keepAccount(
  { db: tx, clock, sealing }: { readonly db: Database; readonly clock: Clock; readonly sealing: Sealing },
  { clubNid, apiKey, profile, name, isTest }: NewKey,
): Promise<void> {
  await endAccount({ db: tx, clock }, clubNid);
  const key = {
    ...{ name, setAt: clock.now(), endedAt: null },
    sealedKey: sealing.seal(apiKey, placeOfKey({ clubNid, profile })),
    keyEnd: apiKey.slice(-4),
  };
  await tx
    .insert(paymentAccounts)
    .values({ clubNid, profile, isTest, ...key })
    .onConflictDoUpdate({
      target: [paymentAccounts.clubNid, paymentAccounts.profile, paymentAccounts.isTest],
      set: key,
    });
}

/** Sends no new payment to the account of a club any more. @returns whether there was one */
export async function endAccount(
  { db: tx, clock }: { readonly db: Database; readonly clock: Clock },
  clubNid: number,
): Promise<boolean> {
  const ended = await tx
    .update(paymentAccounts)
    .set({ endedAt: clock.now() })
    .where(and(eq(paymentAccounts.clubNid, clubNid), isNull(paymentAccounts.endedAt)))
    .returning({ id: paymentAccounts.id });
  await sweepAccounts(tx);
  return ended.length > 0;
}

/** Deletes the keys of former accounts that no payment was made to, or whose last payment is gone from the books. */
export async function sweepAccounts(db: Database): Promise<void> {
  const ofAccount = db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.accountId, paymentAccounts.id));
  await db.delete(paymentAccounts).where(and(isNotNull(paymentAccounts.endedAt), not(exists(ofAccount))));
}

/** Encrypts with the present key of the operator what the previous one sealed. @returns the number of keys */
export async function sealAnew(db: Database, sealing: Sealing): Promise<number> {
  const all = await db.select().from(paymentAccounts);
  let count = 0;
  for (const account of all.filter(({ sealedKey }) => !sealing.isCurrent(sealedKey))) {
    const place = placeOfKey(account);
    const key = sealing.open(account.sealedKey, place);
    if (key === undefined) continue;
    // Another process may have been faster, or a manager.
    const isUnchanged = and(
      eq(paymentAccounts.id, account.id),
      eq(paymentAccounts.sealedKey, account.sealedKey),
    );
    await db
      .update(paymentAccounts)
      .set({ sealedKey: sealing.seal(key, place) })
      .where(isUnchanged);
    count += 1;
  }
  return count;
}

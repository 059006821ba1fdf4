import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { moneyEntries } from '../../db/schema.ts';
import type { LoadedAccount } from './loadAccounts.ts';

type NewEntry = Omit<typeof moneyEntries.$inferInsert, 'id' | 'writtenAt' | 'happenedOn'> &
  Partial<Pick<typeof moneyEntries.$inferInsert, 'happenedOn'>>;

/**
 * Writes down what happened to the money of an order, in the transaction that locks the order.
 *
 * @returns the account with the entry
 */
export async function writeEntry(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  account: LoadedAccount,
  { happenedOn = todayOf(clock), ...entry }: NewEntry,
): Promise<LoadedAccount> {
  const written = await tx
    .insert(moneyEntries)
    .values({ ...entry, happenedOn, writtenAt: clock.now() })
    .returning();
  return { ...account, entries: [...account.entries, ...written] };
}

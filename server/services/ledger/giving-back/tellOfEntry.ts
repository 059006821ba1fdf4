import type { Cents } from '#rules/money.ts';
import type { Context } from '#server/context.ts';
import { queueMailEvents } from '#server/mail/outbox/queueMails.ts';
import type { LoadedAccount } from '../../payments/loadAccounts.ts';

/** Tells the payer of the last entry of an account, in the transaction that wrote it. */
export async function tellOfEntry(
  { db: tx, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { order: { oid, clubNid, placedBy: uid }, entries }: LoadedAccount,
): Promise<void> {
  const entry = entries.at(-1);
  if (!entry) return;
  const { id: entryId, amountCents } = entry;
  const event = { type: 'given back', oid, entryId, amountCents } as const;
  await queueMailEvents({ db: tx, clock }, [{ ...{ kind: 'payment', clubNid, uid, portalOrigin }, event }]);
}

interface Undone {
  readonly amountCents: Cents;
  readonly reason: string;
}

/** Tells the payer that the club took back that a payment arrived. */
export async function tellOfUndone(
  { db: tx, clock, portalOrigin }: Pick<Context, 'db' | 'clock' | 'portalOrigin'>,
  { order: { oid, clubNid, placedBy: uid } }: LoadedAccount,
  undone: Undone,
): Promise<void> {
  const event = { type: 'undone transfer', oid, ...undone } as const;
  await queueMailEvents({ db: tx, clock }, [{ ...{ kind: 'payment', clubNid, uid, portalOrigin }, event }]);
}

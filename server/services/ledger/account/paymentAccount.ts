import type { PaymentAccount } from '#schemas/entities/money/paymentAccount.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { refusals } from '#server/http/refused.ts';
import { endAccount, keepAccount, loadAccount } from '#server/payments/own-accounts/keepAccount.ts';
import type { KeyProfile, OwnAccounts } from '#server/payments/own-accounts/ownAccounts.ts';
import { nl } from '#server/texts/nl.ts';
import { noteAction } from '../../management/noteAction.ts';

const texts = nl.management.account;

interface Settings extends Pick<Context, 'db' | 'clock' | 'providers'> {
  readonly ownAccounts: OwnAccounts | undefined;
}

interface Manager {
  readonly clubNid: number;
  /** The uid of the manager. */
  readonly by: number;
}

/** Tells a manager where the online payments to a club go. */
export async function loadPaymentAccount(
  { db, providers, ownAccounts }: Settings,
  clubNid: number,
): Promise<PaymentAccount> {
  const own = await loadAccount(db, clubNid);
  const fallback = await providers.fallsBack(db, clubNid);
  return {
    way: own ? 'own' : fallback ? 'operator' : 'none',
    own: own ? { name: own.name, ends: own.keyEnd, test: own.isTest, since: unixSecondsOf(own.setAt) } : null,
    possible: ownAccounts !== undefined,
    fallback,
  };
}

/** Pays a club on the account of a key from now on, when its provider accepts the key. */
export async function setPaymentKey(
  context: Settings,
  { clubNid, by, apiKey }: Manager & { readonly apiKey: string },
): Promise<void> {
  const { db, clock, ownAccounts } = context;
  if (!ownAccounts) throw refusals.notAvailable(texts.notPossible);
  const key = apiKey.trim();
  // The client of Mollie throws for another format.
  if (!/^(test|live)_\w{30,}$/.test(key)) throw refusals.notAvailable(texts.noKey);
  const profile = await profileOf(ownAccounts, key);
  await db.transaction(async (tx) => {
    await keepAccount({ db: tx, clock, sealing: ownAccounts.sealing }, { clubNid, apiKey: key, ...profile });
    const details = { what: `${profile.name} (…${key.slice(-4)})` };
    await noteAction({ db: tx, clock }, { clubNid, by, action: 'set-payment-key', oid: null, details });
  });
}

async function profileOf(ownAccounts: OwnAccounts, key: string): Promise<KeyProfile> {
  const profile = await ownAccounts.profileOf(key).catch(() => {
    // The error is of a call that carried the key, so nothing of it is kept.
    throw refusals.unavailable(texts.silent);
  });
  if (!profile) throw refusals.notAvailable(texts.refused);
  return profile;
}

/** Sends no new payment to the account of a club any more. Nothing happens where it has none. */
export async function removePaymentKey({ db, clock }: Settings, { clubNid, by }: Manager): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await loadAccount(tx, clubNid);
    if (!own || !(await endAccount({ db: tx, clock }, clubNid))) return;
    const details = { what: `${own.name} (…${own.keyEnd})` };
    await noteAction({ db: tx, clock }, { clubNid, by, action: 'remove-payment-key', oid: null, details });
  });
}

import { rules } from '@clubpoort/form-engine/headless';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { eurosOf } from '#rules/money.ts';
import type { ManagedRegistration } from '#schemas/entities/managedRegistration.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { fullName } from '../../people/people.ts';
import type { Entry } from './loadEntries.ts';

/** Adds how the orders of these entries stand today. */
export async function toWireRegistrations(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  entries: readonly Entry[],
  hasAlert: (entry: Entry) => boolean,
): Promise<ManagedRegistration[]> {
  const today = isoDayOf(unixSecondsOf(clock.now()));
  const oids = entries.flatMap(({ oid }) => (oid === null ? [] : [oid]));
  const accounts = await loadAccounts(db, [...new Set(oids)]);
  return entries.map((entry) => {
    const account = entry.oid === null ? undefined : accounts.get(entry.oid);
    const standing = account && invoiceStanding(invoiceAccount(account), today);
    const costsNothing = !account || account.order.totalCents === 0;
    const { kind, id, uid, tariff, role, state, position, oid } = entry;
    return {
      ...{ kind, id, uid, tariff, role, state, position },
      name: fullName(entry),
      age: entry.birthdate === null ? null : rules.ageInYears(entry.birthdate, today),
      trial: entry.isTrial,
      since: unixSecondsOf(entry.since),
      order: oid,
      payment: costsNothing || !standing ? 'none' : standing.state,
      open: eurosOf(standing?.openCents ?? 0),
      alert: hasAlert(entry),
    };
  });
}

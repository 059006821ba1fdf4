import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { certifiedRegistrations, registrations } from '../../db/schema.ts';
import type { LoadedAccount } from '../payments/loadAccounts.ts';

/** How money arrives that a manager books; the provider of such a payment. */
const bookedWays = ['transfer', 'cash', 'desk'] as const;
export type BookedWay = (typeof bookedWays)[number];

export function isBooked(provider: string): boolean {
  return bookedWays.some((way) => way === provider);
}

/**
 * Whether a manager can take back that this payment arrived. A credit note since then told the family what it gets back, and a
 * certificate counts the payment for the taxes: both would be wrong afterwards.
 */
export function isUndoable(
  { credits, entries }: Pick<LoadedAccount, 'credits' | 'entries'>,
  { provider, state, startedAt }: LoadedAccount['attempts'][number],
  isCertified: boolean,
): boolean {
  const isCreditedSince = credits.some(({ issuedAt }) => issuedAt >= startedAt);
  // What was given back since may be this very money.
  const isGivenSince = entries.some(
    ({ id, kind, writtenAt }) =>
      kind === 'given-back' && writtenAt >= startedAt && !entries.some(({ undoesId }) => undoesId === id),
  );
  return isBooked(provider) && !isGivenSince && state === 'paid' && !isCertified && !isCreditedSince;
}

/** Which of these orders have a registration on a certificate. */
export async function loadCertified(db: Database, oids: readonly number[]): Promise<ReadonlySet<number>> {
  if (oids.length === 0) return new Set();
  const found = await db
    .selectDistinct({ oid: registrations.oid })
    .from(certifiedRegistrations)
    .innerJoin(registrations, eq(registrations.id, certifiedRegistrations.registrationId))
    .where(inArray(registrations.oid, [...oids]));
  return new Set(found.flatMap(({ oid }) => oid ?? []));
}

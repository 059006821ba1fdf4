import { eq } from 'drizzle-orm';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { Database } from '../../db/database.ts';
import { trialSessions } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import {
  type FoundRegistration,
  findOwnRegistration,
  type WantedRegistration,
} from './findOwnRegistration.ts';
import { linesOf } from './linesCentsOf.ts';

export interface LockedRegistration extends FoundRegistration {
  /** The services beside it. */
  readonly services: readonly number[];
  /** The sessions of a trial. */
  readonly trials: readonly number[];
}

/** Locks a registration with its places until the transaction ends. Refuses one that was stopped. */
export async function lockRegistration(
  tx: Database,
  wanted: WantedRegistration,
): Promise<LockedRegistration> {
  const before = await findOwnRegistration(tx, wanted);
  const services = (await linesOf(tx, before.registration)).flatMap(({ type, itemNid }) =>
    type === 'service' && itemNid !== null ? itemNid : [],
  );
  const trials = await loadTrials(tx, wanted.registrationId);
  await lockInOrder(tx, { tariffs: [before.tariff.nid], sessions: trials, services });
  // Reads the registration again: only under the lock is it certain whether it was stopped.
  const found = await findOwnRegistration(tx, wanted);
  if (!isRegisteredStatus(found.registration.status))
    throw refusals.notAvailable(nl.ownRegistrations.stopped);
  if (found.tariff.nid !== before.tariff.nid) throw refusals.busy();
  return { ...found, services, trials };
}

async function loadTrials(tx: Database, registrationId: number): Promise<number[]> {
  const rows = await tx.select().from(trialSessions).where(eq(trialSessions.registrationId, registrationId));
  return rows.map(({ sessionNid }) => sessionNid);
}

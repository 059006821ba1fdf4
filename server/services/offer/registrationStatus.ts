import { and } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { queueEntries, registrations } from '../../db/schema.ts';

/** The registrations and waiting-list entries of people. */
export interface RegistrationStatus {
  readonly registrations: readonly {
    readonly uid: number;
    readonly tariffNid: number;
    readonly status: number;
  }[];
  readonly queue: readonly { readonly uid: number; readonly tariffNid: number; readonly places: number }[];
}

/** The standing of a visitor. */
const noStatus: RegistrationStatus = { registrations: [], queue: [] };

export async function loadRegistrationStatus(
  db: Database,
  uids: readonly number[],
  tariffNids: readonly number[],
): Promise<RegistrationStatus> {
  if (uids.length === 0 || tariffNids.length === 0) return noStatus;
  return {
    registrations: await db
      .select()
      .from(registrations)
      .where(and(isOneOf(registrations.uid, uids), isOneOf(registrations.tariffNid, tariffNids))),
    queue: await db
      .select()
      .from(queueEntries)
      .where(and(isOneOf(queueEntries.uid, uids), isOneOf(queueEntries.tariffNid, tariffNids))),
  };
}

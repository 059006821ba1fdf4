import { and } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/isOneOf.ts';
import { queueEntries, registrations } from '../../db/schema.ts';
import { type Given, keptStatement } from '../../db/statements/keptStatement.ts';

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
    registrations: await registrationsOf(db, { uids, tariffNids }),
    queue: await queueEntriesOf(db, { uids, tariffNids }),
  };
}

interface Asked {
  readonly uids: readonly number[];
  readonly tariffNids: readonly number[];
}

const registrationsOf = keptStatement((db, { uids, tariffNids }: Given<Asked>) =>
  db
    .select()
    .from(registrations)
    .where(and(isOneOf(registrations.uid, uids), isOneOf(registrations.tariffNid, tariffNids))),
);

const queueEntriesOf = keptStatement((db, { uids, tariffNids }: Given<Asked>) =>
  db
    .select()
    .from(queueEntries)
    .where(and(isOneOf(queueEntries.uid, uids), isOneOf(queueEntries.tariffNid, tariffNids))),
);

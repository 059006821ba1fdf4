import type { CommunicationSummary } from '#schemas/entities/communication.ts';
import type { Database } from '../../db/database.ts';
import { loadCommunications } from '../communication/loadCommunications.ts';
import { toWireSummary } from '../communication/toWireCommunication.ts';
import type { Caller } from '../sessions/caller.ts';

export async function loadUnreadMessages(db: Database, caller: Caller): Promise<CommunicationSummary[]> {
  const all = await loadCommunications(db, caller);
  return all.filter(({ isRead }) => !isRead).map(toWireSummary);
}

import type { Database } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { Caller } from '../sessions/caller.ts';
import {
  type CommunicationPlace,
  type LoadedCommunication,
  loadCommunications,
} from './loadCommunications.ts';

/** @throws {Refused} where the family has no such message */
export async function requireCommunication(
  db: Database,
  caller: Caller,
  place: CommunicationPlace,
): Promise<LoadedCommunication> {
  const [found] = await loadCommunications(db, caller, place);
  if (!found) throw refusals.notFound(nl.refusals.communicationNotFound);
  return found;
}

import type { Database } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { type ClubRow, requireClub } from '../clubs/clubs.ts';
import type { Caller } from '../sessions/caller.ts';

/** Returns the club. Refuses when the caller may not see the club or it has no webshop. */
export async function requireWebshop(
  db: Database,
  nid: number,
  caller: Caller | undefined,
): Promise<ClubRow> {
  const club = await requireClub(db, { nid }, caller);
  if (!club.addons.includes('webshop')) throw refusals.notFound(nl.refusals.webshopNotFound);
  return club;
}

import type { Database } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { type ClubRow, requireClub } from '../clubs/clubs.ts';
import type { Caller } from '../sessions/caller.ts';

/** The club, unless the caller may not see it or it has no webshop. */
export async function requireWebshop(
  db: Database,
  nid: number,
  caller: Caller | undefined,
): Promise<ClubRow> {
  const club = await requireClub(db, { nid }, caller);
  if (!club.addons.includes('webshop')) throw refusals.notFound(nl.refusals.webshopNotFound);
  return club;
}

import type { Database } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { type ClubRow, requireClub } from '../clubs/clubs.ts';
import type { CallerInClub } from '../sessions/caller.ts';

/** Returns the club. Refuses when the club is closed to the caller or has no passes. */
export async function requirePassClub(db: Database, { caller, clubNid }: CallerInClub): Promise<ClubRow> {
  const club = await requireClub(db, { nid: clubNid }, caller);
  if (!club.addons.includes('passes')) throw refusals.notFound(nl.passes.noPasses);
  return club;
}

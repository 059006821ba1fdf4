import { and, eq } from 'drizzle-orm';
import { type ClubTask, roleHasTask } from '#rules/clubRoles.ts';
import type { Database } from '../../db/database.ts';
import { clubMembers, clubs } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import type { Caller } from '../sessions/caller.ts';

/**
 * Returns a club to somebody whose role there has a task. Refuses everybody else, managers of other clubs included.
 *
 * @param nid of the club
 */
export async function requireManagedClub(
  db: Database,
  nid: number,
  caller: Caller,
  task: ClubTask,
): Promise<ClubRow> {
  const isCaller = and(eq(clubMembers.clubNid, clubs.nid), eq(clubMembers.uid, caller.uid));
  const [found] = await db
    .select({ club: clubs, role: clubMembers.role, isBlocked: clubMembers.isBlocked })
    .from(clubs)
    .leftJoin(clubMembers, isCaller)
    .where(eq(clubs.nid, nid));
  if (!found) throw refusals.notFound(nl.refusals.clubNotFound);
  if (found.isBlocked || !roleHasTask(found.role ?? 'member', task)) throw refusals.forbidden();
  return found.club;
}

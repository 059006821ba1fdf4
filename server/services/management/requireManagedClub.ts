import { and, eq } from 'drizzle-orm';
import { roleHasTask } from '#rules/clubRoles.ts';
import type { ClubRole, ClubTask } from '#schemas/entities/people/clubRole.ts';
import type { Database } from '../../db/database.ts';
import { clubMembers, clubs } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { ClubRow } from '../clubs/clubs.ts';
import type { Caller } from '../sessions/caller.ts';

interface ManagedClub {
  readonly club: ClubRow;
  /** The caller's role there. */
  readonly role: ClubRole;
}

/**
 * Returns a club to somebody whose role there has a task. Refuses everybody else, managers of other clubs included. Operations with a
 * `task` are checked by it before their handler.
 *
 * @param nid of the club
 */
export async function requireManagedClub(
  db: Database,
  nid: number,
  caller: Pick<Caller, 'uid'>,
  task: ClubTask,
): Promise<ManagedClub> {
  const isCaller = and(eq(clubMembers.clubNid, clubs.nid), eq(clubMembers.uid, caller.uid));
  const [found] = await db
    .select({ club: clubs, role: clubMembers.role, isBlocked: clubMembers.isBlocked })
    .from(clubs)
    .leftJoin(clubMembers, isCaller)
    .where(eq(clubs.nid, nid));
  if (!found) throw refusals.notFound(nl.refusals.clubNotFound);
  const role = found.role ?? 'member';
  if (found.isBlocked || !roleHasTask(role, task)) throw refusals.forbidden();
  return { club: found.club, role };
}

import { roleHasTask } from '#rules/clubRoles.ts';
import type { ClubTask } from '#schemas/entities/people/clubRole.ts';
import { useSession } from '../queries/useSession.ts';

/** Whether the user's role at a club has a task. @param club - its nid */
export function useHasTask(club: number, task: ClubTask): boolean {
  const session = useSession();
  const clubs = session.status === 'user' ? session.user.managedClubs : [];
  return roleHasTask(clubs.find(({ nid }) => nid === club)?.role ?? 'member', task);
}

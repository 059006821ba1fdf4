import { roleHasTask } from '#rules/clubRoles.ts';
import type { ClubTask } from '#schemas/entities/people/clubRole.ts';
import type { User } from '../../session/index.ts';

export type ManagedClub = User['managedClubs'][number];

export interface ManagerLinks {
  readonly offer: ManagedClub | undefined;
  readonly registrations: ManagedClub | undefined;
  /** Only for who sees no registrations: for the others it is one of many parts of the screen for managers. */
  readonly door: ManagedClub | undefined;
  readonly hasPreview: boolean;
}

/** The clubs to which somebody gets a link, by the tasks of their role. A backend may not name the clubs; then only the preview is left. */
export function managerLinks(clubs: readonly ManagedClub[]): ManagerLinks {
  const clubWith = (task: ClubTask) => clubs.find(({ role }) => roleHasTask(role, task));
  const registrations = clubWith('registrations');
  return {
    offer: clubWith('offer'),
    registrations,
    door: registrations ? undefined : clubWith('door'),
    hasPreview: clubs.length === 0 || clubWith('forms') !== undefined,
  };
}

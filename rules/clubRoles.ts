import type { ClubTask, StaffRole } from '#schemas/entities/people/clubRole.ts';

type PartialRole = Exclude<StaffRole, 'admin'>;

/** The tasks of each role but a manager's. Answers about health are only for who prepares the lessons (article 9 of the GDPR). */
const tasksOfRole: Readonly<Record<PartialRole, readonly ClubTask[]>> = {
  secretary: [
    ...(['registrations', 'health', 'people', 'messages', 'lessons', 'forms', 'door'] as const),
    ...(['certificates', 'mails', 'numbers'] as const),
  ],
  treasurer: ['registrations', 'money', 'certificates', 'mails', 'numbers'],
  door: ['door'],
  teacher: [],
};

/** Whether a role may do a task at its club. A member and an unknown role, which a newer server may know, have none. */
export function roleHasTask(role: string, task: ClubTask): boolean {
  return role === 'admin' || (isPartial(role) && tasksOfRole[role].includes(task));
}

function isPartial(role: string): role is PartialRole {
  return Object.hasOwn(tasksOfRole, role);
}

/** The roles with a screen for managers. A teacher's screens follow the courses that the club gave them. */
export const rolesWithScreens = ['admin', 'secretary', 'treasurer', 'door'] as const satisfies StaffRole[];

/** The roles of the people who run a club. A teacher's screens follow the courses that the club gave them. */
export const staffRoles = ['admin', 'secretary', 'treasurer', 'door', 'teacher'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** A role at a club, a member's included. */
export type ClubRole = StaffRole | 'member';

/** The subjects that the screens for managers are about. A role has whole subjects. */
export const clubTasks = [
  ...(['registrations', 'health', 'people', 'messages', 'lessons', 'forms', 'offer', 'door'] as const),
  ...(['money', 'certificates', 'mails', 'numbers', 'actions', 'roles', 'settings'] as const),
] as const;

export type ClubTask = (typeof clubTasks)[number];

/** The tasks of each role. Answers about health are only for who prepares the lessons (article 9 of the GDPR). */
const tasksOfRole: Readonly<Record<ClubRole, ReadonlySet<ClubTask>>> = {
  admin: new Set(clubTasks),
  secretary: new Set([
    ...(['registrations', 'health', 'people', 'messages', 'lessons', 'forms', 'door'] as const),
    ...(['certificates', 'mails', 'numbers'] as const),
  ]),
  treasurer: new Set(['registrations', 'money', 'certificates', 'mails', 'numbers']),
  door: new Set(['door']),
  teacher: new Set(),
  member: new Set(),
};

/** Whether a role may do a task at its club. */
export function roleHasTask(role: ClubRole, task: ClubTask): boolean {
  return tasksOfRole[role].has(task);
}

/** The roles that may do a task. */
export function rolesWithTask(task: ClubTask): StaffRole[] {
  return staffRoles.filter((role) => roleHasTask(role, task));
}

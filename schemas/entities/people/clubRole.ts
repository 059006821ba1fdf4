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

import type { Session, User } from '#src/api/session.ts';

interface Teaching {
  readonly user: User;
  /** For whom the user acts. */
  readonly member: User | undefined;
  readonly federations: Session['federations'];
}

/** The server says so, or a membership of the type teacher does (specification 3). */
export function isTeacher({ user, member, federations }: Teaching): boolean {
  const memberships = [user, ...(member ? [member] : [])].flatMap(({ uid }) => federations[uid] ?? []);
  return user.isTeacher || memberships.some(({ type }) => type === 'teacher');
}

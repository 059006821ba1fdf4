import type { Session, User } from '#src/api/session.ts';

interface Teaching {
  readonly user: User;
  /** The member whom the user acts for. */
  readonly member: User | undefined;
  readonly federations: Session['federations'];
}

/** A user is a teacher when the server says so, or with a membership of type teacher (specification 3). */
export function isTeacher({ user, member, federations }: Teaching): boolean {
  const memberships = [user, ...(member ? [member] : [])].flatMap(({ uid }) => federations[uid] ?? []);
  return user.isTeacher || memberships.some(({ type }) => type === 'teacher');
}

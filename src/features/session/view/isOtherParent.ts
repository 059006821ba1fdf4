import type { User } from '#src/api/session.ts';

/**
 * Whether a person of the family is the other parent: somebody beside the user who belongs to nobody. Only that person changes
 * their login and erases their account.
 * @param login - uid of the logged-in user
 */
export function isOtherParent({ uid, parentUid }: Pick<User, 'uid' | 'parentUid'>, login: number): boolean {
  return uid !== login && parentUid === undefined;
}

import type { User } from '#src/api/session.ts';

/**
 * The member whom the user acts for: the chosen one, if still in the family. A user without a family acts for themselves
 * (specification 4.3).
 * @param members The user first, then the family.
 */
export function selectedMember(members: readonly User[], chosen: number | undefined): User | undefined {
  const [first, ...others] = members;
  return members.find(({ uid }) => uid === chosen) ?? (others.length === 0 ? first : undefined);
}

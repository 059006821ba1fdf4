import { useMemo } from 'react';
import { isOtherParent, type User, useMembers } from '#src/features/session/index.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';

/**
 * The family members by whom a list can be filtered, the children first, and the setting of the list for the chosen one. A uid
 * from somebody else's link chooses nobody.
 *
 * @param asked - uid
 */
export function useFitting(asked: number | undefined, setting: CourseSetting) {
  const family = useMembers();
  const [user, ...others] = family.status === 'known' ? family.members : [];
  const isParent = (member: User) => user !== undefined && isOtherParent(member, user.uid);
  const children = others.filter((member) => !isParent(member));
  const members = user ? [...children, user, ...others.filter(isParent)] : [];
  const chosen = members.find(({ uid }) => uid === asked);
  // Memoized, because every row of the list depends on the setting.
  const fitting = useMemo(() => (chosen ? { ...setting, person: chosen } : setting), [chosen, setting]);
  return { members, uid: chosen?.uid, setting: fitting };
}

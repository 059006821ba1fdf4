import { useMemo } from 'react';
import { useMembers } from '#src/features/session/index.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';

/**
 * The family members by whom a list can be filtered, the user last, and the setting of the list for the chosen one. A uid
 * from somebody else's link chooses nobody.
 *
 * @param asked - uid
 */
export function useFitting(asked: number | undefined, setting: CourseSetting) {
  const family = useMembers();
  const [user, ...others] = family.status === 'known' ? family.members : [];
  const members = user ? [...others, user] : [];
  const chosen = members.find(({ uid }) => uid === asked);
  // Memoized, because every row of the list depends on the setting.
  const fitting = useMemo(() => (chosen ? { ...setting, person: chosen } : setting), [chosen, setting]);
  return { members, uid: chosen?.uid, setting: fitting };
}

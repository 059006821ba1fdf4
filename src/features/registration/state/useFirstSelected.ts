import { useState } from 'react';
import type { User } from '#src/api/entities/people/user.ts';
import { useMembers, useSelectedMember } from '../../session/index.ts';

/**
 * The member who was selected when the step opened, while that person is in the family: what another tab selects meanwhile doesn't replace a
 * form that is being filled in.
 */
export function useFirstSelected(): User | undefined {
  const family = useMembers();
  const selected = useSelectedMember();
  const [first, setFirst] = useState(selected?.uid);
  if (first === undefined && selected !== undefined) setFirst(selected.uid);
  if (family.status !== 'known') return selected;
  return family.members.find(({ uid }) => uid === first) ?? selected;
}

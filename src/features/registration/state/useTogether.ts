import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/api/entities/people/user.ts';
import { useFilledCarts } from '../../basket/index.ts';
import { useMembers } from '../../session/index.ts';
import { readTogether, type Together, togetherOf } from '../view/registrants.ts';

/** Who registers in the step of a member. */
export function useTogether(club: Club, member: User): Together {
  const family = useMembers();
  const [query] = useSearchParams();
  const members = family.status === 'known' ? family.members : noMembers;
  const uids = useMemo(() => members.map(({ uid }) => uid), [members]);
  const filled = useFilledCarts(club.nid, uids);
  return togetherOf({ member, members, filled, named: readTogether(query) });
}

const noMembers: readonly User[] = [];

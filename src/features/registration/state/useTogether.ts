import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import type { User } from '#src/api/entities/user.ts';
import { useFilledCarts } from '../../basket/index.ts';
import { useMembers } from '../../session/index.ts';
import { readTogether } from '../view/togetherQuery.ts';

interface Together {
  /** The people who register now; the selected member comes first. */
  readonly people: readonly [User, ...User[]];
  /** The family members who have a filled cart at this club too. */
  readonly others: readonly User[];
}

/** The people of a registration: the selected member, and everybody with a filled cart unless the address names them. */
export function useTogether(club: Club, member: User): Together {
  const family = useMembers();
  const [query] = useSearchParams();
  const members = family.status === 'known' ? family.members : noMembers;
  const uids = useMemo(() => members.map(({ uid }) => uid), [members]);
  const filled = useFilledCarts(club.nid, uids);
  const others = members.filter(({ uid }) => uid !== member.uid && filled.includes(uid));
  const named = readTogether(query);
  return {
    people: [member, ...others.filter(({ uid }) => named === undefined || named.includes(uid))],
    others,
  };
}

const noMembers: readonly User[] = [];

import { useMemo } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { useNow } from '#src/platform/loading/renderedAt.ts';
import { useEnrollingMembers } from '../../basket/index.ts';
import { useMembers, useSelectedMember, useSession } from '../../session/index.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';

/** The person and the day for which the club's courses are shown. */
export function useCourseSetting(club: Club): CourseSetting & { readonly viewer: number | undefined } {
  const session = useSession();
  const person = useSelectedMember();
  const enrolling = useEnrollingMembers(club.nid);
  const members = useMembers();
  const family = members.status === 'known' ? members.members : undefined;
  const today = isoDayOf(useNow() / 1000);
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  // Memoized, because every row of the list depends on this object.
  return useMemo(
    () => ({ club, person, today, viewer, enrolling, ...(family && { family }) }),
    [club, person, today, viewer, enrolling, family],
  );
}

import { useMemo } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club.ts';
import { useNow } from '#src/platform/renderedAt.ts';
import { useSelectedMember, useSession } from '../../session/index.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';

/** The person and the day for which the club's courses are shown. */
export function useCourseSetting(club: Club): CourseSetting & { readonly viewer: number | undefined } {
  const session = useSession();
  const person = useSelectedMember();
  const today = isoDayOf(useNow() / 1000);
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  // Memoized, because every row of the list depends on this object.
  return useMemo(() => ({ club, person, today, viewer }), [club, person, today, viewer]);
}

import { useMemo } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club.ts';
import { systemClock } from '#src/platform/clock.ts';
import { useSelectedMember, useSession } from '../../session/index.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';

/** For whom and on which day the club's courses are shown. */
export function useCourseSetting(club: Club): CourseSetting & { readonly viewer: number | undefined } {
  const session = useSession();
  const person = useSelectedMember();
  const today = isoDayOf(systemClock.now() / 1000);
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  // One and the same as long as nothing of it changes: every row of a list hangs on it.
  return useMemo(() => ({ club, person, today, viewer }), [club, person, today, viewer]);
}

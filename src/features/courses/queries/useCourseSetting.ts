import { isoDayOf } from '../../../../rules/brusselsTime.ts';
import type { Club } from '../../../api/entities/club.ts';
import { systemClock } from '../../../platform/clock.ts';
import { useSelectedMember, useSession } from '../../session/index.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';

/** For whom and on which day the club's courses are shown. */
export function useCourseSetting(club: Club): CourseSetting & { readonly viewer: number | undefined } {
  const session = useSession();
  const person = useSelectedMember();
  return {
    club,
    person,
    today: isoDayOf(systemClock.now() / 1000),
    viewer: session.status === 'user' ? session.user.uid : undefined,
  };
}

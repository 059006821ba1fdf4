import { unixSecondsOf } from '../../clock.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadCoursesOf } from '../../services/offer/loadCourses.ts';
import { loadOfferView } from '../../services/offer/offerView.ts';
import { toWireCourseSummary } from '../../services/offer/toWireCourse.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCourses: OperationHandler<'get_courses'> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const now = clock.now();
  const ofClub = await loadCoursesOf(db, club.nid, request.type);
  const offered = ofClub.filter(({ times }) => times.endsAt > unixSecondsOf(now));
  const view = await loadOfferView(db, offered, { now, caller });
  return { result: offered.map((course) => toWireCourseSummary(course, view)) };
};

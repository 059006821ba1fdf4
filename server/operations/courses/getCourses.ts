import { weekdays } from '#rules/brusselsTime.ts';
import { readIds } from '#rules/readIds.ts';
import { mostCourses } from '#schemas/operations/courses/getCourses.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadCoursePage } from '../../services/offer/finding/loadCoursePage.ts';
import { loadOfferView } from '../../services/offer/offerView.ts';
import { toWireCourseSummary } from '../../services/offer/toWireCourse.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCourses: OperationHandler<'get_courses'> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  // A visitor has no family, so nobody's birthdate or registrations decide about the list.
  const uid = caller && request.uid;
  const { page, ...found } = await loadCoursePage(
    { db, clock },
    { club, caller },
    {
      narrowing: narrowingOf(request, uid),
      wanted: {
        ...request,
        taxonomies: readIds(request.taxonomies),
        levels: readIds(request.levels),
        days: weekdays.filter((day) => request.days?.split(',').includes(day)),
      },
      uid,
      offset: request.offset ?? 0,
      limit: request.limit ?? mostCourses,
    },
  );
  const view = await loadOfferView(db, page, { now: clock.now(), caller });
  return { result: page.map((course) => toWireCourseSummary(course, view)), ...found };
};

function narrowingOf(request: OperationRequest<'get_courses'>, uid: number | undefined) {
  const { type, nids, withTariffs, registered, upcoming } = request;
  return {
    ...(type && { type }),
    ...(nids !== undefined && { nids: readIds(nids) }),
    ...(withTariffs !== undefined && { withTariffs: readIds(withTariffs) }),
    ...(registered && { registered: uid ?? nobody }),
    ...(upcoming && { upcoming }),
  };
}

/** The uid of a visitor: no member has it. */
const nobody = 0;

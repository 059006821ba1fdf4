import { weekdays } from '#rules/brusselsTime.ts';
import { readIds } from '#rules/readIds.ts';
import { type coursesOperations, mostCourses } from '#schemas/operations/courses.ts';
import type { OperationRequest } from '#schemas/operations.ts';
import { refusals } from '../http/refused.ts';
import { agendaDomain } from '../services/calendar/agendaDomain.ts';
import { calendarMediaType, openingFile } from '../services/calendar/agendaFile.ts';
import { requireClub } from '../services/clubs/clubs.ts';
import { invitesOfCourse } from '../services/couples/invitesOfCourse.ts';
import { loadCoursePage } from '../services/offer/finding/loadCoursePage.ts';
import { loadCourse } from '../services/offer/loadCourses.ts';
import { loadOfferView } from '../services/offer/offerView.ts';
import { openingsOf } from '../services/offer/openingsOf.ts';
import { toWireCourse, toWireCourseSummary } from '../services/offer/toWireCourse.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const coursesHandlers = {
  get_courses: async ({ db, clock, request, caller }) => {
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
  },
  get_course: async ({ db, clock, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    const course = await loadCourse(db, club.nid, request.course);
    if (!course) throw refusals.notFound(nl.refusals.courseNotFound);
    const view = await loadOfferView(db, [course], { now: clock.now(), caller });
    const tariffNids = course.tariffs.filter(({ coupleRoles }) => coupleRoles).map(({ nid }) => nid);
    const invites = await invitesOfCourse({ db, clock }, { tariffNids, caller, ccci: request.ccci });
    const teacherImages = Object.fromEntries(
      course.teachers.flatMap((name) => {
        const image = club.teacherPictures[name];
        return image ? [[name, image]] : [];
      }),
    );
    return { result: { ...toWireCourse(course, { ...view, invites }), teacherImages } };
  },
  download_opening: async ({ db, clock, portalOrigin, request, caller }) => {
    const club = await requireClub(db, { nid: request.club }, caller);
    const course = await loadCourse(db, club.nid, request.course);
    if (!course) throw refusals.notFound(nl.refusals.courseNotFound);
    const now = clock.now();
    const { first } = await loadOfferView(db, [course], { now, caller });
    const isFirst = (nid: number) => (first?.get(nid)?.size ?? 0) > 0;
    const openings = openingsOf(course, { ...{ club, now }, isFirst });
    if (openings.length === 0) throw refusals.notAvailable(nl.tariff.isOpen);
    const options = { name: club.title, clock, portalOrigin, domain: await agendaDomain(db) };
    return {
      kind: 'file',
      content: Buffer.from(openingFile(openings, options)),
      mediaType: calendarMediaType,
      downloadName: `inschrijven-${course.url}.ics`,
    };
  },
} satisfies HandlersOf<typeof coursesOperations>;

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

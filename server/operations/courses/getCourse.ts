import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { invitesOfCourse } from '../../services/couples/invitesOfCourse.ts';
import { loadCourse } from '../../services/offer/loadCourses.ts';
import { loadOfferView } from '../../services/offer/offerView.ts';
import { toWireCourse } from '../../services/offer/toWireCourse.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCourse: OperationHandler<'get_course'> = async ({ db, clock, request, caller }) => {
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
};

import { refusals } from '../../http/refused.ts';
import { type ClubRow, requireClub } from '../../services/clubs/clubs.ts';
import { fullName, loadPerson } from '../../services/people/people.ts';
import { coursesOfTariffs } from '../../services/registration/coursesOfTariffs.ts';
import { loadNewsletterEntries } from '../../services/registration/newsletter.ts';
import { loadSections } from '../../services/registration/registrationForm.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCombinedCourseRegistrationForm: OperationHandler<
  'get_combined_course_registration_form'
> = async ({ db, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const courses = await coursesOfTariffs(db, club.nid, request.tariffs);
  if (!courses) throw refusals.notFound(nl.refusals.courseNotFound);
  const person = await loadPerson(db, request.uid);
  const scope = { clubNid: club.nid, courseNids: courses.map(({ nid }) => nid) };
  return {
    result: await loadSections(db, scope, { uid: person.uid, profile: person }),
    users: [{ uid: person.uid, name: fullName(person) }],
    courses: [...courses],
    newsLetterStatus: await loadNewsletterEntries(db, { clubNid: club.nid, person }),
    custom: customWording(club),
  };
};

/** A club may word the question about its newsletter itself. */
function customWording(club: ClubRow) {
  return {
    ...(club.newsletterLabel !== null && { label: club.newsletterLabel }),
    ...(club.newsletterQuestion !== null && { question: club.newsletterQuestion }),
    ...(club.newsletterHelp !== null && { newsletter: { help: club.newsletterHelp } }),
  };
}

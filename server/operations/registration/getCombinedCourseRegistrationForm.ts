import { refusals } from '../../http/refused.ts';
import { toWireClubSummary } from '../../services/clubs/toWireClub.ts';
import { fullName } from '../../services/people/people.ts';
import { loadRegistrationForm } from '../../services/registration/loadRegistrationForm.ts';
import { newMemberEntries, newsletterWording } from '../../services/registration/newsletter.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetCombinedCourseRegistrationForm: OperationHandler<
  'get_combined_course_registration_form'
> = async (call) => {
  const { request, caller } = call;
  if (!request.formPreview && request.uid === undefined) throw refusals.invalidRequest(['/uid is missing']);
  const { club, courses, formVersion, people, sections } = await loadRegistrationForm(call, {
    caller,
    request,
  });
  const withoutPeople = request.formPreview ? [...newMemberEntries] : [];
  return {
    club: toWireClubSummary(club),
    result: sections,
    users: people.map((form) => ({
      uid: form.person.uid,
      name: fullName(form.person),
      sections: form.sections,
      newsLetterStatus: form.newsletter,
    })),
    formVersion,
    courses: courses.map(({ nid, title }) => ({ nid, title })),
    newsLetterStatus: people[0]?.newsletter ?? withoutPeople,
    custom: newsletterWording(club),
  };
};

import type { OperationRequest } from '#schemas/operations.ts';
import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { toWireClubSummary } from '../../services/clubs/toWireClub.ts';
import { fullName } from '../../services/people/people.ts';
import { loadQuestions, type QuestionRow } from '../../services/registration/askedQuestions.ts';
import { requireFormScope } from '../../services/registration/formScope.ts';
import { formVersion } from '../../services/registration/formVersion.ts';
import {
  loadNewsletterEntries,
  newMemberEntries,
  newsletterWording,
} from '../../services/registration/newsletter.ts';
import { loadPersonSections } from '../../services/registration/personForm.ts';
import { loadPeopleInOrder, partnersIn, respondentFor } from '../../services/registration/respondents.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Request = OperationRequest<'get_combined_course_registration_form'>;

export const handleGetCombinedCourseRegistrationForm: OperationHandler<
  'get_combined_course_registration_form'
> = async ({ db, request, caller }) => {
  if (!request.formPreview && request.uid === undefined) throw refusals.invalidRequest(['/uid is missing']);
  const club = await requireClub(db, { nid: request.club }, caller);
  const scope = await requireFormScope(db, club.nid, {
    ...request,
    nationalInsuranceNumber: asksNationalNumber(request),
  });
  const rows = await loadQuestions(db, scope);
  const shown = rows.filter((row) => isShown(row, request));
  const preview = request.formPreview && request.federations ? { federations: request.federations } : {};
  const users = [];
  for (const person of await loadPeopleInOrder(db, uidsOf(request, caller))) {
    const respondent = { ...respondentFor(person, scope, request.coupleCourse), ...preview };
    users.push({
      uid: person.uid,
      name: fullName(person),
      sections: await loadPersonSections(db, shown, respondent),
      newsLetterStatus: await loadNewsletterEntries(db, { clubNid: club.nid, person }),
    });
  }
  const courseNids = scope.courses.map(({ nid }) => nid);
  const [first] = users;
  return {
    club: toWireClubSummary(club),
    result: first?.sections ?? (await loadPersonSections(db, shown, { courseNids, ...preview })),
    users,
    formVersion: formVersion(club, rows),
    courses: scope.courses.map(({ nid, title }) => ({ nid, title })),
    newsLetterStatus: first?.newsLetterStatus ?? (request.formPreview ? [...newMemberEntries] : []),
    custom: newsletterWording(club),
  };
};

function asksNationalNumber(request: Request): boolean {
  const isPreviewed = request.formPreview === true && request.allowTaxCertificatePreview === true;
  return isPreviewed || request.nationalInsuranceNumber === true;
}

/** The people the form is for. A preview may name anybody, so it uses only people for whom the caller may act. */
function uidsOf(request: Request, caller: Caller | undefined): number[] {
  const { uid, users = [], coupleCourse, tariffs } = request;
  const named = [...(uid === undefined ? [] : [uid]), ...users, ...partnersIn(coupleCourse, tariffs)];
  return named.filter((one) => caller?.family.has(one));
}

function isShown(row: QuestionRow, { sections, questions }: Request): boolean {
  return (sections?.includes(row.section) ?? true) && (questions?.includes(row.qid) ?? true);
}

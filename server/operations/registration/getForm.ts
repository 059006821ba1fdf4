import { todayOf } from '../../clock.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadPerson } from '../../services/people/people.ts';
import { loadQuestions } from '../../services/registration/askedQuestions.ts';
import { requireForm, scopeOfForm, toWireForm } from '../../services/registration/forms.ts';
import { formVersion } from '../../services/registration/formVersion.ts';
import { loadNewsletterEntries, newsletterWording } from '../../services/registration/newsletter.ts';
import { loadPersonSections } from '../../services/registration/personForm.ts';
import { loadFiller } from '../../services/registration/respondents.ts';
import { loginNeeded } from '../loginNeeded.ts';
import type { OperationHandler } from '../operationHandler.ts';

export const handleGetForm: OperationHandler<'get_form'> = async ({
  db,
  clock,
  request,
  caller,
  credential,
}) => {
  if (request.uid !== undefined && !caller) throw loginNeeded(credential);
  const club = await requireClub(db, { nid: request.club }, caller);
  const form = await requireForm(db, club.nid, request.form);
  const person = request.uid === undefined ? undefined : await loadPerson(db, request.uid);
  const filler = await loadFiller(db, person, caller);
  const rows = await loadQuestions(db, scopeOfForm(form));
  return {
    result: await loadPersonSections(db, rows, { person, filler, courseNids: [] }),
    form: toWireForm(form, todayOf(clock)),
    formVersion: formVersion(club, rows),
    courses: [],
    newsLetterStatus: person ? await loadNewsletterEntries(db, { clubNid: club.nid, person }) : [],
    custom: newsletterWording(club),
  };
};

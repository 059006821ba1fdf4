import type { OperationRequest } from '#schemas/operations.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { loadPerson, type Person } from '../../services/people/people.ts';
import { loadQuestions } from '../../services/registration/askedQuestions.ts';
import { type CheckedAnswers, countOf } from '../../services/registration/checkAnswers.ts';
import { requireFormScope } from '../../services/registration/formScope.ts';
import { formVersion, requireFormVersion } from '../../services/registration/formVersion.ts';
import { saveNewsletterEntries } from '../../services/registration/newsletter.ts';
import { checkPersonForm, invalidAnswers } from '../../services/registration/personForm.ts';
import { respondentFor } from '../../services/registration/respondents.ts';
import { saveAnswers } from '../../services/registration/saveAnswers.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Request = OperationRequest<'save_combined_course_registration_form'>;
type Registration = Request['registrations'][number];

export const handleSaveCombinedCourseRegistrationForm: OperationHandler<
  'save_combined_course_registration_form'
> = async (call) => {
  const { db, clock, request, caller, idempotencyKey: key } = call;
  const operation = 'save_combined_course_registration_form';
  return db.transaction((tx) =>
    onceForKey(tx, clock, { operation, uid: caller.uid, key, body: request }, () =>
      saveRegistrations({ tx, clock, caller }, request),
    ),
  );
};

interface Saving {
  readonly tx: Database;
  readonly clock: Clock;
  readonly caller: Caller;
}

/**
 * Saves the answers of all registrations. The questions are read once, in the same transaction, so that a change by the
 * club can't come in between.
 */
async function saveRegistrations({ tx, clock, caller }: Saving, request: Request) {
  const { registrations } = request;
  if (new Set(registrations.map(({ uid }) => uid)).size < registrations.length)
    throw refusals.invalidRequest(['/registrations names somebody twice']);
  const club = await requireClub(tx, { nid: request.club }, caller);
  const scope = await requireFormScope(tx, club.nid, request);
  const rows = await loadQuestions(tx, scope);
  const version = formVersion(club, rows);
  requireFormVersion(version, request.formVersion);
  const forms = [];
  // Sorted by uid, so that two requests take their locks in the same order (no deadlock).
  for (const registration of registrations.toSorted((one, other) => one.uid - other.uid)) {
    const person = await loadPerson(tx, registration.uid);
    const respondent = respondentFor(person, scope, request.coupleCourse);
    const check = await checkPersonForm({ db: tx, clock }, { rows, respondent, qids: registration.qids });
    forms.push({ person, registration, check });
  }
  const complete = forms.flatMap((form) =>
    form.check.ok ? [{ ...form, answers: form.check, version }] : [],
  );
  if (complete.length < forms.length) throw invalidAnswers(forms);
  for (const form of complete) await saveOne({ tx, clock, caller }, request, form);
  const counts = new Map(complete.map(({ person, answers }) => [person.uid, countOf(answers)]));
  return { result: registrations.map(({ uid }) => ({ uid, answers: counts.get(uid) ?? 0 })) };
}

interface CompleteForm {
  readonly person: Person;
  readonly registration: Registration;
  readonly answers: CheckedAnswers;
  readonly version: string;
}

async function saveOne(
  { tx, clock, caller }: Saving,
  request: Request,
  { person, registration, answers, version }: CompleteForm,
): Promise<void> {
  const { club: clubNid, tariffs, passes = [] } = request;
  const submission = { clubNid, uid: person.uid, submittedBy: caller.uid, tariffs, passes };
  await saveAnswers(tx, { ...submission, formVersion: version, at: clock.now() }, answers);
  await saveNewsletterEntries(
    tx,
    { clubNid, person },
    {
      newsletter: registration.newsletter ?? {},
      communication: registration.communicationStatus?.[String(clubNid)] ?? {},
    },
  );
}

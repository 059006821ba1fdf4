import type { OperationRequest } from '../../../schemas/operations.ts';
import type { AnswerProblem } from '../../../schemas/refusal.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { Refused, refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { loadPerson, type Person } from '../../services/people/people.ts';
import {
  type AnswerCheck,
  type CheckedAnswer,
  checkAnswers,
} from '../../services/registration/checkAnswers.ts';
import { coursesOfTariffs } from '../../services/registration/coursesOfTariffs.ts';
import { foreignFileKeys } from '../../services/registration/foreignFiles.ts';
import { saveNewsletterEntries } from '../../services/registration/newsletter.ts';
import {
  compileSections,
  type FormScope,
  loadSections,
} from '../../services/registration/registrationForm.ts';
import { saveAnswers } from '../../services/registration/saveAnswers.ts';
import { validationContext } from '../../services/registration/validationContext.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Registration = OperationRequest<'save_combined_course_registration_form'>['registrations'][number];

interface Checked {
  readonly person: Person;
  readonly registration: Registration;
  readonly check: AnswerCheck;
}

export const handleSaveCombinedCourseRegistrationForm: OperationHandler<
  'save_combined_course_registration_form'
> = async ({ db, clock, request, caller }) => {
  const club = await requireClub(db, { nid: request.club }, caller);
  const courses = await coursesOfTariffs(db, club.nid, request.tariffs);
  if (!courses) throw refusals.notFound(nl.refusals.courseNotFound);
  const scope = { clubNid: club.nid, courseNids: courses.map(({ nid }) => nid) };
  const forms: Checked[] = [];
  for (const registration of request.registrations)
    forms.push(await checkRegistration({ db, clock, scope }, registration));
  const problems = forms.flatMap(problemsOf);
  if (problems.length > 0) throw invalidAnswers(problems);
  const at = clock.now();
  const submission = { clubNid: club.nid, submittedBy: caller.uid, tariffs: request.tariffs, at };
  await db.transaction(async (tx) => {
    for (const { person, registration, check } of forms) {
      await saveAnswers(tx, { ...submission, uid: person.uid }, answersOf(check));
      await saveNewsletterEntries(
        tx,
        { clubNid: club.nid, person },
        {
          newsletter: registration.newsletter ?? {},
          communication: registration.communicationStatus?.[String(club.nid)] ?? {},
        },
      );
    }
  });
  return {
    result: forms.map(({ person, check }) => ({ uid: person.uid, answers: answersOf(check).length })),
  };
};

async function checkRegistration(
  { db, clock, scope }: { db: Database; clock: Clock; scope: FormScope },
  registration: Registration,
): Promise<Checked> {
  const person = await loadPerson(db, registration.uid);
  const form = compileSections(await loadSections(db, scope, { uid: person.uid }));
  const foreign = foreignFileKeys(form, registration.qids);
  if (foreign.length > 0)
    throw refusals.suspicious(`a file of somebody else as answer to ${foreign.join(', ')}`);
  const check = checkAnswers(form, registration.qids, validationContext(clock, person));
  return { person, registration, check };
}

function problemsOf({ person, check }: Checked): AnswerProblem[] {
  if (check.ok) return [];
  return check.problems.map(({ key, path, message }) => ({ uid: person.uid, key, path: [...path], message }));
}

function answersOf(check: AnswerCheck): readonly CheckedAnswer[] {
  return check.ok ? check.answers : [];
}

function invalidAnswers(problems: AnswerProblem[]): Refused {
  return new Refused(422, { errors: [nl.refusals.invalidAnswers], code: 'invalid-answers', problems });
}

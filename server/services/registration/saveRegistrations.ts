import type { OperationRequest } from '#schemas/operations.ts';
import type { Context } from '../../context.ts';
import { refusals } from '../../http/refused.ts';
import { type ClubRow, requireClub } from '../clubs/clubs.ts';
import { loadPerson, type Person } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { keepAskedForm } from './answers/askedForm.ts';
import { type CheckedAnswers, countOf } from './answers/checkAnswers.ts';
import { keepGifts, type ProfileGift, splitGifts } from './answers/profileOffers.ts';
import { saveAnswers } from './answers/saveAnswers.ts';
import { askedAt, loadQuestions } from './askedQuestions.ts';
import { requireFormScope } from './formScope.ts';
import { formVersion, requireFormVersion } from './formVersion.ts';
import { saveNewsletterEntries } from './newsletter.ts';
import { checkPersonForm, invalidAnswers } from './personForm.ts';
import { loadFiller, respondentFor } from './respondents.ts';

type Request = OperationRequest<'save_combined_course_registration_form'>;
type Registration = Request['registrations'][number];

interface SavedAnswers {
  readonly uid: number;
  /** How many answers of the person are kept. */
  readonly answers: number;
}

interface SentRegistrations {
  readonly caller: Caller;
  readonly request: Request;
  /** A manager fills in the form at the desk. */
  readonly atDesk?: boolean;
}

/**
 * Checks and keeps the answers of everybody in a registration, all or nothing, in the caller's transaction. The questions are
 * read in that transaction, so a change of the club comes wholly before the answers or wholly after them.
 *
 * @throws a refusal where an answer is missing or wrong, or the form has changed since it was drawn
 */
export async function saveRegistrations(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, request, atDesk = false }: SentRegistrations,
): Promise<SavedAnswers[]> {
  const { registrations } = request;
  if (new Set(registrations.map(({ uid }) => uid)).size < registrations.length)
    throw refusals.invalidRequest(['/registrations names somebody twice']);
  const club = await requireClub(tx, { nid: request.club }, caller);
  const scope = await requireFormScope(tx, club.nid, request);
  const asked = await loadQuestions(tx, scope);
  const version = formVersion(club, asked);
  const rows = askedAt(atDesk, asked);
  requireFormVersion(version, request.formVersion);
  const forms = [];
  // In one order of people, so that two requests never wait for each other.
  for (const registration of registrations.toSorted((one, other) => one.uid - other.uid)) {
    const person = await loadPerson(tx, registration.uid);
    const filler = await loadFiller(tx, person, caller);
    const respondent = {
      ...respondentFor(person, scope, request.coupleCourse),
      ...{ filler, keepsProfile: true as const },
    };
    const check = await checkPersonForm({ db: tx, clock }, { rows, respondent, qids: registration.qids });
    forms.push({ person, registration, respondent, check });
  }
  const complete = forms.flatMap((form) => {
    if (!form.check.ok) return [];
    const { answers, gifts } = splitGifts(form.check, rows, form.respondent);
    return [{ ...form, club, answers: { ...form.check, answers }, gifts, version }];
  });
  if (complete.length < forms.length) throw invalidAnswers(forms);
  await keepAskedForm(tx, version, rows);
  for (const form of complete) await saveOne({ db: tx, clock }, { caller, request }, form);
  const counts = new Map(complete.map(({ person, answers }) => [person.uid, countOf(answers)]));
  return registrations.map(({ uid }) => ({ uid, answers: counts.get(uid) ?? 0 }));
}

interface CompleteForm {
  readonly club: ClubRow;
  readonly person: Person;
  readonly registration: Registration;
  readonly answers: CheckedAnswers;
  readonly gifts: readonly ProfileGift[];
  readonly version: string;
}

async function saveOne(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, request }: SentRegistrations,
  { club, person, registration, answers, gifts, version }: CompleteForm,
): Promise<void> {
  const { club: clubNid, tariffs, passes = [] } = request;
  const submission = { club, uid: person.uid, submittedBy: caller.uid, tariffs, passes };
  await saveAnswers(tx, { ...submission, formVersion: version, at: clock.now() }, answers);
  await keepGifts(tx, gifts);
  await saveNewsletterEntries(
    tx,
    { clubNid, person },
    {
      newsletter: registration.newsletter ?? {},
      communication: registration.communicationStatus?.[String(clubNid)] ?? {},
    },
  );
}

import type { OperationRequest } from '#schemas/operations.ts';
import { type Clock, todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { requireClub } from '../clubs/clubs.ts';
import { loadPerson } from '../people/people.ts';
import type { Caller } from '../sessions/caller.ts';
import { keepAskedForm } from './answers/askedForm.ts';
import { countOf } from './answers/checkAnswers.ts';
import { saveAnswers } from './answers/saveAnswers.ts';
import { loadQuestions } from './askedQuestions.ts';
import { type FormRow, isOpenOn, lockSentForm, scopeOfForm } from './forms.ts';
import { formVersion, requireFormVersion } from './formVersion.ts';
import { saveNewsletterEntries } from './newsletter.ts';
import { checkPersonForm, invalidAnswers } from './personForm.ts';

type Request = OperationRequest<'save_form'>;

interface SentForm {
  /** undefined: a visitor. */
  readonly caller: Caller | undefined;
  readonly request: Request;
}

/**
 * Checks and keeps the answers of one form that belongs to no course, in the caller's transaction.
 *
 * @returns how many answers are kept
 * @throws a refusal where an answer is missing or wrong, or the form is closed, needs a login or has changed
 */
export async function saveForm(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { caller, request }: SentForm,
): Promise<number> {
  const club = await requireClub(tx, { nid: request.club }, caller);
  const form = await lockSentForm(tx, club.nid, request.form);
  refuseClosedForm(form, request, clock);
  const rows = await loadQuestions(tx, scopeOfForm(form));
  const version = formVersion(club, rows);
  requireFormVersion(version, request.formVersion);
  const person = request.uid === undefined ? undefined : await loadPerson(tx, request.uid);
  const sent = { rows, respondent: { person, courseNids: [] }, qids: request.qids };
  const check = await checkPersonForm({ db: tx, clock }, sent);
  if (!check.ok) throw invalidAnswers([{ person, check }]);
  await keepAskedForm(tx, version, rows);
  const submission = { club, formNid: form.nid, formVersion: version };
  const who = { uid: person?.uid ?? null, submittedBy: caller?.uid ?? null };
  await saveAnswers(tx, { ...submission, ...who, at: clock.now() }, check);
  if (person)
    await saveNewsletterEntries(
      tx,
      { clubNid: club.nid, person },
      {
        newsletter: request.newsletter ?? {},
        communication: request.communicationStatus?.[String(club.nid)] ?? {},
      },
    );
  return countOf(check);
}

function refuseClosedForm(form: FormRow, { uid }: Request, clock: Clock): void {
  if (form.needsLogin && uid === undefined) throw refusals.unauthenticated();
  if (!isOpenOn(form, todayOf(clock))) throw refusals.notAvailable(nl.refusals.formClosed);
}

import type { OperationRequest } from '#schemas/operations.ts';
import { type Clock, todayOf } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { refusals } from '../../http/refused.ts';
import { requireClub } from '../../services/clubs/clubs.ts';
import { onceForKey } from '../../services/idempotency/onceForKey.ts';
import { loadPerson } from '../../services/people/people.ts';
import { loadQuestions } from '../../services/registration/askedQuestions.ts';
import { countOf } from '../../services/registration/checkAnswers.ts';
import { type FormRow, isOpenOn, requireForm, scopeOfForm } from '../../services/registration/forms.ts';
import { formVersion, requireFormVersion } from '../../services/registration/formVersion.ts';
import { saveNewsletterEntries } from '../../services/registration/newsletter.ts';
import { checkPersonForm, invalidAnswers } from '../../services/registration/personForm.ts';
import { saveAnswers } from '../../services/registration/saveAnswers.ts';
import type { Caller } from '../../services/sessions/caller.ts';
import { nl } from '../../texts/nl.ts';
import type { OperationHandler } from '../operationHandler.ts';

type Request = OperationRequest<'save_form'>;

/** Maximum size of a visitor's answers to one form, in characters: some thirty pages. */
const mostOfVisitor = 64 * 1024;

export const handleSaveForm: OperationHandler<'save_form'> = async (call) => {
  const { db, clock, request, caller, idempotencyKey: key } = call;
  if (request.uid !== undefined && !caller) throw refusals.unauthenticated();
  if (!caller) {
    await call.visitorForms.count();
    if (JSON.stringify(request.qids).length > mostOfVisitor) throw refusals.tooLarge();
  }
  return db.transaction((tx) =>
    onceForKey(tx, clock, { operation: 'save_form', uid: caller?.uid, key, body: request }, () =>
      saveOneForm({ tx, clock, caller }, request),
    ),
  );
};

interface Saving {
  readonly tx: Database;
  readonly clock: Clock;
  readonly caller: Caller | undefined;
}

async function saveOneForm({ tx, clock, caller }: Saving, request: Request) {
  const club = await requireClub(tx, { nid: request.club }, caller);
  const form = await requireForm(tx, club.nid, request.form);
  requireMay(form, request, clock);
  const rows = await loadQuestions(tx, scopeOfForm(form));
  const version = formVersion(club, rows);
  requireFormVersion(version, request.formVersion);
  const person = request.uid === undefined ? undefined : await loadPerson(tx, request.uid);
  const sent = { rows, respondent: { person, courseNids: [] }, qids: request.qids };
  const check = await checkPersonForm({ db: tx, clock }, sent);
  if (!check.ok) throw invalidAnswers([{ person, check }]);
  const submission = { clubNid: club.nid, formNid: form.nid, formVersion: version };
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
  return { result: { answers: countOf(check) } };
}

function requireMay(form: FormRow, { uid }: Request, clock: Clock): void {
  if (form.needsLogin && uid === undefined) throw refusals.unauthenticated();
  if (!isOpenOn(form, todayOf(clock))) throw refusals.notAvailable(nl.refusals.formClosed);
}

import { isDeepStrictEqual } from 'node:util';
import type { OperationRequest } from '#schemas/operations.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { acceptedTexts } from '#server/db/schema.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { textVersion } from '../../clubs/textVersions.ts';
import { lockPerson } from '../../people/lockPerson.ts';
import { isGivenConsent } from '../../registration/answers/healthConsent.ts';
import { checkPersonForm, invalidAnswers } from '../../registration/personForm.ts';
import type { Caller } from '../../sessions/caller.ts';
import type { WantedRegistration } from '../findOwnRegistration.ts';
import { answeredForm } from './answeredForm.ts';
import { withMendableChecks } from './changeChecks.ts';
import { changeableKeys, type GivenAnswers, loadGivenAnswers } from './loadGivenAnswers.ts';
import { noteChanges } from './noteChanges.ts';
import { type NewAnswer, removeAnswers, writeAnswers } from './writeAnswers.ts';

type Request = OperationRequest<'change_answers'>;

interface WantedChange extends WantedRegistration, Pick<Request, 'qids' | 'seen'> {
  readonly uid: number;
  readonly caller: Caller;
}

type Tx = Pick<Context, 'db' | 'clock'>;

/**
 * Changes answers, all or nothing. What is answered so already is no change, so a repeat after a lost
 * answer has no second effect.
 * Decision: docs/decisions/0205-a-family-changes-its-answers.md
 */
export function changeAnswers({ db, clock }: Tx, wanted: WantedChange): Promise<void> {
  return db.transaction((tx) => changeIn({ db: tx, clock }, wanted));
}

async function changeIn(context: Tx, wanted: WantedChange): Promise<void> {
  const { qids, seen, uid } = wanted;
  // So that of two devices at once the later one sees what the first one changed.
  await lockPerson(context.db, uid);
  const given = await loadGivenAnswers(context, wanted);
  const changed = Object.keys(qids).filter((key) => !isSameAnswer(storedAt(given, key), qids[key]));
  if (given.submissionId === undefined || changed.length === 0) return;
  const changeable = changeableKeys(given);
  if (changed.some((key) => !changeable.has(key)))
    throw refusals.notAvailable(nl.ownRegistrations.answerFixed);
  if (changed.some((key) => !isSameAnswer(storedAt(given, key), seen[key])))
    throw new Refused(409, { errors: [nl.ownRegistrations.answerChanged], code: 'conflict' });
  const { written, gone } = await judge(context, given, { qids, changed: new Set(changed), changeable });
  const submission = { uid, clubNid: wanted.club.nid, submissionId: given.submissionId };
  await writeAnswers(context, submission, written);
  await removeAnswers(context, submission, gone);
  await keepConsents(context, { ...submission, answers: written });
  await noteChanges(context, {
    given,
    caller: wanted.caller,
    keys: [...written.map(({ key }) => key), ...gone],
  });
}

function storedAt({ answers }: GivenAnswers, key: string): unknown {
  return answers.get(key)?.value;
}

interface Change {
  readonly qids: Request['qids'];
  readonly changed: ReadonlySet<string>;
  readonly changeable: ReadonlySet<string>;
}

interface Judged {
  readonly written: readonly NewAnswer[];
  /** Keys of answers that aren't asked any more, such as which allergy after "no". */
  readonly gone: readonly string[];
}

/** Checks the whole form with the changes in it, by the rules of the form. Only problems of answers that may change count. */
async function judge(
  context: Tx,
  given: GivenAnswers,
  { qids, changed, changeable }: Change,
): Promise<Judged> {
  const { person, rows, answers } = given;
  const stored = Object.fromEntries([...answers].map(([key, { value }]) => [key, value]));
  const check = await checkPersonForm(context, {
    ...{ rows: withMendableChecks(rows, changeable), only: changeable, qids: { ...stored, ...qids } },
    respondent: { person, courseNids: [given.found.course.nid] },
  });
  if (!check.ok) throw invalidAnswers([{ person, check }]);
  const kept = check.answers.map((answer) => ({ ...answer, key: `${answer.qid}_${answer.nid}` }));
  const asked = new Set(kept.map(({ key }) => key));
  const before = answeredForm(given, todayOf(context.clock)).asked;
  return {
    written: kept.filter(({ key, value }) => changed.has(key) && !isSameAnswer(stored[key], value)),
    gone: [...changeable].filter((key) => answers.has(key) && before.has(key) && !asked.has(key)),
  };
}

interface Consenting {
  readonly uid: number;
  readonly clubNid: number;
  readonly submissionId: number;
  readonly answers: readonly NewAnswer[];
}

/** Keeps the wording of a consent for answers about health that is given now. */
async function keepConsents({ db: tx, clock }: Tx, { answers, ...of }: Consenting): Promise<void> {
  const consents = answers.filter(isGivenConsent);
  if (consents.length === 0) return;
  await tx.insert(acceptedTexts).values(
    consents.map(({ wording }) => ({
      ...{ ...of, kind: 'health' as const, version: textVersion(wording), acceptedAt: clock.now() },
    })),
  );
}

/** Whether two answers on the wire say the same. An empty answer is the same as no answer. */
function isSameAnswer(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || (isNothing(one) && isNothing(other));
}

function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

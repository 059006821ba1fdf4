import type { Problem } from '@clubpoort/form-engine/headless';
import type { QueryClient } from '@tanstack/react-query';
import { coupleCourseOf } from '../../basket/index.ts';
import {
  browserAttempts,
  changedQuestions,
  formProblems,
  type Payloads,
  type SaveOutcome,
} from '../../form-filling/index.ts';
import { formOfPerson, registrationFormQuery } from '../queries/registrationFormQuery.ts';
import { saveAnswers } from '../queries/saveAnswers.ts';
import type { Enrolments } from '../view/enrolment.ts';
import { type RegistrationBatch, registrationBatches } from '../view/registrants.ts';

interface FamilyAnswers {
  /** The club's nid. */
  readonly club: number;
  readonly enrolments: Enrolments;
  readonly payloads: Payloads;
  readonly queryClient: QueryClient;
}

type FamilySaved =
  | { readonly kind: 'saved' }
  | { readonly kind: 'problems'; readonly problems: ReadonlyMap<number, readonly Problem[]> }
  | { readonly kind: 'form-changed'; readonly questions: readonly string[] };

/**
 * Saves everybody's answers, with one call for all people who register for the same. When the club has changed a form, the
 * form is fetched again, and the engine keeps what was typed.
 *
 * @throws {ApiFailure}
 */
export async function saveFamily(answers: FamilyAnswers): Promise<FamilySaved> {
  for (const batch of registrationBatches(answers.enrolments)) {
    const outcome = await saveBatch(answers, batch);
    if (outcome.kind === 'problems')
      return { kind: 'problems', problems: problemsByPerson(outcome.problems, batch) };
    if (outcome.kind === 'form-changed')
      return { kind: 'form-changed', questions: await fetchAnew(answers, batch) };
  }
  return { kind: 'saved' };
}

/**
 * Forgets the idempotency keys, so that the next submit saves the answers again, even when they are unchanged. The club may
 * have removed the saved answers by then.
 */
export function forgetSaved({ club, enrolments }: Pick<FamilyAnswers, 'club' | 'enrolments'>): void {
  for (const { uids } of registrationBatches(enrolments)) browserAttempts.forget(attemptName(club, uids));
}

function attemptName(club: number, uids: readonly number[]): string {
  return ['registration', club, ...uids].join('-');
}

async function saveBatch(
  { club, enrolments, payloads }: FamilyAnswers,
  { uids, tariffs, passes, couples }: RegistrationBatch,
): Promise<SaveOutcome> {
  const registrations = uids.flatMap((uid) => {
    const payload = payloads.get(uid);
    if (!payload) return [];
    const { qids, newsletter, communicationStatus } = payload;
    return [{ uid, qids, newsletter, communicationStatus }];
  });
  const formVersion = enrolments.find(({ uid }) => uid === uids[0])?.form.formVersion;
  const forms = {
    club,
    tariffs: [...tariffs],
    ...(passes.length > 0 && { passes: [...passes] }),
    ...(Object.keys(couples).length > 0 && { coupleCourse: coupleCourseOf(couples) }),
    ...(formVersion !== undefined && { formVersion }),
    registrations,
  };
  const name = attemptName(club, uids);
  const outcome = await saveAnswers(forms, browserAttempts.keyFor(name, forms));
  if (outcome.kind !== 'saved') browserAttempts.forget(name);
  return outcome;
}

/** Problems with an unknown uid are shown at the first person. */
function problemsByPerson(
  problems: Extract<SaveOutcome, { kind: 'problems' }>['problems'],
  { uids }: RegistrationBatch,
): ReadonlyMap<number, readonly Problem[]> {
  const byUid = Map.groupBy(problems, ({ uid }) => (uids.includes(uid) ? uid : uids[0]));
  return new Map([...byUid].map(([uid, own]) => [uid, formProblems(own)]));
}

async function fetchAnew(
  { club, enrolments, queryClient }: FamilyAnswers,
  batch: RegistrationBatch,
): Promise<readonly string[]> {
  const query = registrationFormQuery({ club, ...batch });
  const form = await queryClient.fetchQuery({ ...query, staleTime: 0 });
  const labels = enrolments
    .filter(({ uid }) => batch.uids.includes(uid))
    .flatMap(({ uid, form: before }) => changedQuestions(before.sections, formOfPerson(form, uid).sections));
  return [...new Set(labels)];
}

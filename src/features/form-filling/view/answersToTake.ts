import {
  type Answers,
  type CompiledForm,
  prefillAnswers,
  type Question,
} from '@clubpoort/form-engine/headless';
import { isSensitive } from './isSensitive.ts';

/**
 * Answers that identify one person, so siblings don't share them. A checkbox is a promise or a consent, so each person ticks
 * it. The rows of a group may hold all of these.
 */
const ownKeys = new Set(['fname', 'lname', 'birthdate', 'sex', 'national_insurance_number']);
const ownKinds = new Set([
  'birthdate',
  'national_number',
  'iban',
  'file',
  'image',
  'checkbox',
  'group',
  'static',
  'unknown',
]);

/** Whether siblings may share the answer: a general question that does not identify a person, and is not sensitive. */
function isShared(form: CompiledForm, question: Question): boolean {
  const { key, nid, defaultKey } = question;
  if (nid !== 0 || ownKeys.has(defaultKey) || ownKinds.has(form.kinds.get(key)?.name ?? 'unknown'))
    return false;
  return !isSensitive(form, question);
}

/** Whether the form has an empty question that a sibling may have answered. */
export function canTakeOver(form: CompiledForm): boolean {
  const answers = prefillAnswers(form);
  return [...form.questions.values()].some(
    (question) =>
      isShared(form, question) && !form.kinds.get(question.key)?.isFilled(answers[question.key], question),
  );
}

/** The answers of a sibling that this form may copy. */
export function answersToTake(form: CompiledForm, answers: Answers): Answers {
  const shared = [...form.questions.values()].filter((question) => isShared(form, question));
  return Object.fromEntries(
    shared.flatMap(({ key }) => {
      const answer = answers[key];
      return answer === undefined ? [] : [[key, answer]];
    }),
  );
}

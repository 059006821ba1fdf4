import {
  type Answers,
  type CompiledForm,
  prefillAnswers,
  type Question,
} from '@clubpoort/form-engine/headless';

/**
 * Answers that identify one person, so siblings don't share them. A checkbox is a promise or a consent, so each person ticks
 * it. The rows of a group may hold all of these. Kinds that are
 * confidential, such as an account number or a file, aren't shared either.
 */
const ownKeys = new Set(['fname', 'lname', 'birthdate', 'sex', 'national_insurance_number']);
const ownKinds = new Set(['birthdate', 'checkbox', 'group', 'static', 'unknown']);

/** Whether siblings may share the answer: a general question that does not identify a person, and is not sensitive. */
function isShared(form: CompiledForm, question: Question): boolean {
  const { key, nid, defaultKey, sensitive } = question;
  const kind = form.kinds.get(key);
  if (nid !== 0 || ownKeys.has(defaultKey) || !kind || ownKinds.has(kind.name)) return false;
  return !sensitive && !kind.confidential;
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

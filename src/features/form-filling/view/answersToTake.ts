import {
  type Answers,
  type CompiledForm,
  prefillAnswers,
  type Question,
} from '@clubpoort/form-engine/headless';

/** What somebody is, and no brother or sister with them. A box is ticked by hand for each: it is a promise or a consent. */
const ownKeys = new Set(['fname', 'lname', 'birthdate', 'sex', 'national_insurance_number']);
const ownKinds = new Set(['birthdate', 'national_number', 'file', 'image', 'checkbox', 'unknown']);

/** Whether a brother or sister may have the same answer: a general question about no part of who the person is. */
function isShared({ kinds }: CompiledForm, { key, nid, defaultKey }: Question): boolean {
  return nid === 0 && !ownKeys.has(defaultKey) && !ownKinds.has(kinds.get(key)?.name ?? 'unknown');
}

/** Whether anything is open that a brother or sister may have answered. */
export function canTakeOver(form: CompiledForm): boolean {
  const answers = prefillAnswers(form);
  return [...form.questions.values()].some(
    (question) =>
      isShared(form, question) && !form.kinds.get(question.key)?.isFilled(answers[question.key], question),
  );
}

/** Of somebody else's answers those that this form may take over. */
export function answersToTake(form: CompiledForm, answers: Answers): Answers {
  const shared = [...form.questions.values()].filter((question) => isShared(form, question));
  return Object.fromEntries(
    shared.flatMap(({ key }) => {
      const answer = answers[key];
      return answer === undefined ? [] : [[key, answer]];
    }),
  );
}

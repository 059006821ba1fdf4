import type { Problem } from '../../questions/question-kind/problem.ts';
import { formValidator } from '../../validation/lateValidator.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import { noProblems } from '../fieldState.ts';
import { agreementKey, currentAnswers, type FormStore, fieldOf } from '../formStore.ts';
import { refreshHideable } from '../formView.ts';
import { forgetRefusal } from '../rows/forgetRefusal.ts';

/**
 * Checks one answer when its field loses the focus, and again the answers with a problem that depends on other
 * answers. A server's refusal stays until its field is edited.
 *
 * @returns whether a field shows other problems than before, so that the page is about to change.
 */
export function checkField(store: FormStore, key: string, context: ValidationContext): boolean {
  const answers = currentAnswers(store);
  let isChanged = false;
  // A row is about somebody else than the profile.
  const facts = store.group ? { today: context.today } : context;
  for (const checked of [key, ...keysByContext(store, key)]) {
    const field = fieldOf(store, checked);
    if (!field || field.getState().refusedByServer) continue;
    const found =
      checked === agreementKey
        ? agreementProblems(store)
        : formValidator.get().validateAnswer(store.form, checked, answers, facts);
    const problems = found.length === 0 ? noProblems : found;
    const before = field.getState();
    isChanged ||= before.problems !== problems || before.solved !== noProblems;
    field.setState({ problems, solved: noProblems, touched: true });
    if (!problems.some(isError)) forgetRefusal(store, checked);
  }
  refreshHideable(store, answers);
  return isChanged;
}

/**
 * Keys of other fields with a problem that depends on other answers. Only kinds and forms with checks count: no check here
 * can judge the problem of an unsent file.
 */
function keysByContext({ form, fields }: FormStore, left: string): readonly string[] {
  return [...fields]
    .filter(
      ([key, field]) => key !== left && field.getState().problems.some(({ rule }) => rule === 'context'),
    )
    .map(([key]) => key)
    .filter((key) => form.checks !== undefined || form.kinds.get(key)?.check !== undefined);
}

/** Checks all answers on submit. @returns the errors, in the order of the form. */
export function checkForm(
  store: FormStore,
  context: ValidationContext,
  asks: { readonly agreement: boolean },
): readonly Problem[] {
  const problems = [
    ...formValidator.get().validateAnswers(store.form, currentAnswers(store), context),
    ...(asks.agreement ? agreementProblems(store) : []),
  ];
  return problems.filter(isError);
}

function agreementProblems({ agreement, form: { texts } }: FormStore): readonly Problem[] {
  if (agreement.getState().answer === true) return [];
  return [
    {
      key: agreementKey,
      path: [],
      label: texts.privacyAgreement.replace('{conditions}', texts.privacyConditions),
      rule: 'required',
      message: texts.acceptanceRequired,
      severity: 'error',
    },
  ];
}

/** Whether the problem blocks a submit. A warning is only shown. */
function isError(problem: Problem): boolean {
  return problem.severity === 'error';
}

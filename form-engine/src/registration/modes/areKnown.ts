import { currentAnswers, type FormStore } from '../../store/formStore.ts';
import { formValidator } from '../../validation/lateValidator.ts';
import type { ValidationContext } from '../../validation/validationContext.ts';
import { askedQuestion } from '../../visibility/askedQuestion.ts';
import { conditionsOf } from '../../visibility/conditions.ts';

/**
 * Whether the server already answered these questions, so that nobody needs to: every required one has a valid answer of the
 * profile or of an earlier registration, and nobody edited one. Never for a sensitive question, nor for an answer that each
 * person gives anew: a tick, a file, an account number, rows. Until the checks have loaded, an answer of the server counts as
 * valid: the section is drawn folded at once, and opens when the checks find a problem.
 */
export function areKnown(store: FormStore, keys: readonly string[], context: ValidationContext): boolean {
  const { form } = store;
  const answers = currentAnswers(store);
  const validator = formValidator.loaded();
  const conditions = conditionsOf(form, answers);
  let filled = 0;
  for (const key of keys) {
    const question = form.questions.get(key);
    const kind = form.kinds.get(key);
    const state = store.fields.get(key)?.getState();
    if (!question || !kind || !state || question.sensitive || kind.hasNoDefault || form.rows.has(key))
      return false;
    if (state.edited || state.problems.length > 0) return false;
    if (kind.asksNothing) continue;
    if (!kind.isFilled(state.answer, question)) {
      if (askedQuestion(form, question, conditions).required) return false;
      continue;
    }
    if (question.origin === undefined) return false;
    if (validator && validator.validateAnswer(form, key, answers, context).length > 0) return false;
    filled += 1;
  }
  return filled > 0;
}

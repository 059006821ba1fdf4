import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { createAnswerValidator } from './answerValidator.ts';
import { answerChecks } from './generated/answerChecks.js';
import type { ValidationContext } from './validationContext.ts';

// Marked as pure: a host that draws a form without checking answers itself leaves the generated code out.
const validator = /* @__PURE__ */ createAnswerValidator(answerChecks);

/**
 * Checks all answers, in the order of the questions. Browser and server run this same function. Answers are checked as
 * they will be sent. A question whose condition doesn't hold is not checked. A question that the view hides (another
 * course, empty) is checked.
 */
export function validateAnswers(form: CompiledForm, answers: Answers, context: ValidationContext): Problem[] {
  return validator.validateAnswers(form, answers, context);
}

/** Checks one answer when its field loses the focus. The result is the same as that of `validateAnswers`. */
export function validateAnswer(
  form: CompiledForm,
  key: string,
  answers: Answers,
  context: ValidationContext,
): Problem[] {
  return validator.validateAnswer(form, key, answers, context);
}

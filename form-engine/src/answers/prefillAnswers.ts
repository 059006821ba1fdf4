import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswers } from '../schema/readAnswers.ts';

/** The initial answers: the stored answer, or else the answer of an earlier registration (Specification 3). */
export function prefillAnswers(form: CompiledForm): Answers {
  const stored = [...form.questions].map(([key, question]) => [key, question.stored] as const);
  return readAnswers(form, Object.fromEntries(stored)).answers;
}

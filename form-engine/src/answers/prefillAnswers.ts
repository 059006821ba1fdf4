import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswers } from '../schema/readAnswers.ts';

/**
 * The initial answers: the stored answer, or else the answer of an earlier registration (Specification 3), or else the
 * default of the question.
 */
export function prefillAnswers(form: CompiledForm): Answers {
  const stored = [...form.questions].map(([key, { stored: answer, preset }]) => {
    const isPreset = answer === undefined && !form.kinds.get(key)?.hasNoDefault;
    return [key, isPreset ? preset : answer] as const;
  });
  return readAnswers(form, Object.fromEntries(stored)).answers;
}

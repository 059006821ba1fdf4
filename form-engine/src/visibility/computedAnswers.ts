import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { RawAnswers } from '../schema/readAnswers.ts';
import { allConditionsOf } from './conditions.ts';

/** The answers to computed questions that are asked and have a value. */
export function computedAnswers(
  form: CompiledForm,
  raw: RawAnswers,
  { isAsked, computedOf } = allConditionsOf(form, raw),
): Answers {
  const computed: [string, string][] = [];
  for (const [key, { expression }] of form.questions) {
    const value = expression && isAsked(key) ? computedOf(key) : undefined;
    if (value !== undefined) computed.push([key, value]);
  }
  return Object.fromEntries(computed);
}

import type { Answers, WireAnswer } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswers } from '../schema/readAnswers.ts';
import { allConditionsOf, askedKeys } from '../visibility/conditions.ts';

/**
 * Encodes the answers as the `qids` of the payload (Specification 7), by `${qid}_${nid}`. Sends every question whose
 * condition holds, visible or not. An unanswered question is `''`, several choices are a list, a checkbox is `'1'` or
 * `'0'`. A computed answer is computed here, whatever the answers have.
 */
export function encodeAnswers(form: CompiledForm, answers: Answers): Record<string, WireAnswer> {
  const read = readAnswers(form, answers).answers;
  const qids: Record<string, WireAnswer> = {};
  const conditions = allConditionsOf(form, read);
  for (const key of askedKeys(form, read, conditions)) {
    const question = form.questions.get(key);
    const answer = conditions.computedOf(key) ?? read[key];
    const sent = question && form.kinds.get(key)?.encode(answer, question);
    if (sent !== undefined) qids[key] = sent;
  }
  return qids;
}

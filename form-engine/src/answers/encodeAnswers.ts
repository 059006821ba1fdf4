import { rowsOf } from '../questions/group/rowsOf.ts';
import type { Answers, WireAnswer } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswers } from '../schema/readAnswers.ts';
import { allConditionsOf, askedKeys } from '../visibility/conditions.ts';
import { rowForm } from '../visibility/rowForm.ts';

/**
 * Encodes the answers as the `qids` of the payload (Specification 7), by `${qid}_${nid}`. Sends every question whose
 * condition holds, visible or not. An unanswered question is `''`, several choices are a list, a checkbox is `'1'` or
 * `'0'`, a group is a list of rows. A computed answer is computed here, whatever the answers have.
 */
export function encodeAnswers(form: CompiledForm, answers: Answers): Record<string, WireAnswer> {
  const read = readAnswers(form, answers).answers;
  const conditions = allConditionsOf(form, read);
  const qids: Record<string, WireAnswer> = {};
  for (const key of askedKeys(form, read, conditions)) {
    const question = form.questions.get(key);
    const row = rowForm(form, key, conditions);
    const answer = conditions.computedOf(key) ?? read[key];
    const sent = row
      ? rowsOf(answer).map((answered) => encodeAnswers(row, answered))
      : question && form.kinds.get(key)?.encode(answer, question);
    if (sent !== undefined) qids[key] = sent;
  }
  return qids;
}

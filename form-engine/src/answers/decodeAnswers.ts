import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import { readDecimal } from '../rules/decimal.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswers } from '../schema/readAnswers.ts';
import { isRecord, type WireRecord, wireText } from '../sections/wireValue.ts';
import { computedAnswers } from '../visibility/computedAnswers.ts';

export interface DecodedAnswers {
  readonly answers: Answers;
  /**
   * Values that can't be answers at all: an object for a text, a NUL byte, half a surrogate pair, 31 combining marks
   * in a row. A server refuses a request with such values before it calls `validateAnswers`. A browser that restores a
   * draft ignores them.
   */
  readonly problems: Problem[];
}

/**
 * Reads answers from outside: what a server received, a stored draft, the preview. Never throws. Ignores keys that the
 * form doesn't have. A computed answer is never taken over: it is computed from the others, and another value is a
 * problem with the rule `computed`.
 *
 * @param qids wire answers by `${qid}_${nid}`. `undefined`, `null` and the empty list that some servers send for an
 * empty map mean no answers.
 */
export function decodeAnswers(form: CompiledForm, qids: unknown): DecodedAnswers {
  if (qids === undefined || qids === null || (Array.isArray(qids) && qids.length === 0))
    return { answers: {}, problems: [] };
  if (!isRecord(qids)) return { answers: {}, problems: [malformedProblem(form, '')] };
  const { answers, malformed } = readAnswers(form, qids);
  const computed = computedAnswers(form, answers);
  return {
    answers: { ...answers, ...computed },
    problems: [
      ...[...malformed].map((key) => malformedProblem(form, key)),
      ...differentlyComputed(form, qids, computed),
    ],
  };
}

/** The problems of computed values that another program, or older sections, computed differently. */
function differentlyComputed(form: CompiledForm, qids: WireRecord, computed: Answers): readonly Problem[] {
  return [...form.questions]
    .filter(([key]) => form.kinds.get(key)?.isComputed && Object.hasOwn(qids, key))
    .filter(([key]) => (readDecimal(wireText(qids[key]) ?? '?') ?? qids[key]) !== (computed[key] ?? ''))
    .map(([key, { label }]) => ({
      key,
      path: [],
      label,
      rule: 'computed',
      message: form.texts.computedDiffers,
      severity: 'error',
    }));
}

function malformedProblem(form: CompiledForm, key: string): Problem {
  const label = form.questions.get(key)?.label ?? '';
  return { key, path: [], label, rule: 'format', message: form.texts.invalidValue, severity: 'error' };
}

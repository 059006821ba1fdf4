import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import { readDecimal } from '../rules/decimal.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { readAnswers } from '../schema/readAnswers.ts';
import { isRecord, wireText } from '../sections/wireValue.ts';
import { computedAnswers, withComputed } from '../visibility/computedAnswers.ts';

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
    answers: withComputed(form, answers, computed),
    problems: [
      ...[...malformed].map((key) => malformedProblem(form, key)),
      ...[...computed.keys()]
        .filter((key) => Object.hasOwn(qids, key) && plainNumber(qids[key]) !== (computed.get(key) ?? ''))
        .map((key) => differentProblem(form, key)),
    ],
  };
}

/** A sent number in the notation of computed values. Anything else stays as it is, and is equal to none of them. */
function plainNumber(sent: unknown): unknown {
  return readDecimal(wireText(sent) ?? '') ?? sent;
}

/** The problem of a value that another program, or a page with older sections, computed differently. */
function differentProblem(form: CompiledForm, key: string): Problem {
  return { ...malformedProblem(form, key), rule: 'computed', message: form.texts.computedDiffers };
}

function malformedProblem(form: CompiledForm, key: string): Problem {
  const label = form.questions.get(key)?.label ?? '';
  return { key, path: [], label, rule: 'format', message: form.texts.invalidValue, severity: 'error' };
}

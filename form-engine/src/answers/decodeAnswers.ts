import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { rawRows, readAnswers } from '../schema/readAnswers.ts';
import { inRow } from '../schema/rows/inRow.ts';
import { isRecord } from '../sections/wireValue.ts';

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
 * form doesn't have.
 *
 * @param qids wire answers by `${qid}_${nid}`. `undefined`, `null` and the empty list that some servers send for an
 * empty map mean no answers.
 */
export function decodeAnswers(form: CompiledForm, qids: unknown): DecodedAnswers {
  if (qids === undefined || qids === null || (Array.isArray(qids) && qids.length === 0))
    return { answers: {}, problems: [] };
  if (!isRecord(qids)) return { answers: {}, problems: [malformedProblem(form, '')] };
  const { answers, malformed } = readAnswers(form, qids);
  const inRows = [...form.rows].flatMap(([key, row]) =>
    rawRows(qids, key).flatMap((raw, index) => inRow({ form, key, index }, decodeAnswers(row, raw).problems)),
  );
  return { answers, problems: [...[...malformed].map((key) => malformedProblem(form, key)), ...inRows] };
}

function malformedProblem(form: CompiledForm, key: string): Problem {
  const label = form.questions.get(key)?.label ?? '';
  return { key, path: [], label, rule: 'format', message: form.texts.invalidValue, severity: 'error' };
}

import type { Answers } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { type RawAnswers, rawRows, readAnswers } from '../schema/readAnswers.ts';
import { inRow } from '../schema/rows/inRow.ts';
import { isRecord } from '../sections/wireValue.ts';
import { computedAnswers, withComputed } from '../visibility/computedAnswers.ts';
import { allConditionsOf } from '../visibility/conditions.ts';
import { rowForm } from '../visibility/rowForm.ts';

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
  const rows = decodedRows(form, qids, answers);
  return {
    answers: { ...withComputed(form, answers, computed), ...rows.answers },
    problems: [
      ...[...malformed].map((key) => malformedProblem(form, key)),
      ...[...computed.keys()]
        .filter(
          (key) => Object.hasOwn(qids, key) && sentValue(form, key, qids[key]) !== (computed.get(key) ?? ''),
        )
        .map((key) => differentProblem(form, key)),
      ...rows.problems,
    ],
  };
}

/** The rows of groups, each decoded as a form. A group without rows has no answer. */
function decodedRows(form: CompiledForm, qids: RawAnswers, answers: Answers): DecodedAnswers {
  if (form.rows.size === 0) return { answers: {}, problems: [] };
  const conditions = allConditionsOf(form, answers);
  const decoded = [...form.rows.keys()].map((key) => {
    const row = rowForm(form, key, conditions) ?? form;
    return { key, rows: rawRows(qids, key).map((raw) => decodeAnswers(row, raw)) };
  });
  return {
    answers: Object.fromEntries(
      decoded
        .filter(({ rows }) => rows.length > 0)
        .map(({ key, rows }) => [key, rows.map((read) => read.answers)]),
    ),
    problems: decoded.flatMap(({ key, rows }) =>
      rows.flatMap(({ problems }, index) => inRow({ form, key, index }, problems)),
    ),
  };
}

/** A sent value in the notation of computed ones. What can't be one stays as it is, and is equal to none of them. */
function sentValue(form: CompiledForm, key: string, sent: unknown): unknown {
  const question = form.questions.get(key);
  const read = question && form.kinds.get(key)?.decode(sent, question);
  return read && 'answer' in read ? (read.answer ?? '') : sent;
}

/** The problem of a value that another program, or a page with older sections, computed differently. */
function differentProblem(form: CompiledForm, key: string): Problem {
  return { ...malformedProblem(form, key), rule: 'computed', message: form.texts.computedDiffers };
}

function malformedProblem(form: CompiledForm, key: string): Problem {
  const label = form.questions.get(key)?.label ?? '';
  return { key, path: [], label, rule: 'format', message: form.texts.invalidValue, severity: 'error' };
}

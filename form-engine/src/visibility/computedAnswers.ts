import type { Answers } from '../questions/question-kind/answer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { RawAnswers } from '../schema/readAnswers.ts';
import { allConditionsOf } from './conditions.ts';

/** The values of the computed questions that are asked, by key. `undefined` for one without a value. */
export function computedAnswers(
  form: CompiledForm,
  raw: RawAnswers,
): ReadonlyMap<string, string | undefined> {
  const keys = [...form.kinds].flatMap(([key, kind]) => (kind.isComputed ? [key] : []));
  if (keys.length === 0) return new Map();
  const { isAsked, computedOf } = allConditionsOf(form, raw);
  return new Map(keys.filter(isAsked).map((key) => [key, computedOf(key)]));
}

/** The answers with those to computed questions. The same object where there are none. */
export function withComputed(
  form: CompiledForm,
  answers: Answers,
  computed = computedAnswers(form, answers),
): Answers {
  if (computed.size === 0) return answers;
  const values = [...computed].filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...answers, ...Object.fromEntries(values) };
}

import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { askedKeys } from '#form-engine/src/visibility/conditions.ts';

const today = '2026-11-20';

/** The schema of an object with these properties. */
export function asks(properties: object, more: object = {}) {
  return { type: 'object', properties, ...more };
}

/** The form of a schema with data and changes of its answers: what it asks, sends and refuses. */
export function filledIn(schema: unknown, data: unknown, change: Answers = {}) {
  const { form, initialAnswers, dataOf, pointerTo, diagnostics } = compileSchema(schema);
  const answers = { ...initialAnswers(data), ...change };
  return {
    asked: [...askedKeys(form, answers)].map((key) => form.questions.get(key)?.qid),
    sent: dataOf(answers, data),
    problems: validateAnswers(form, answers, { today }).map(pointerTo),
    diagnostics,
  };
}

import { oncePer } from '../questions/building-blocks/oncePer.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import type { RawAnswers } from '../schema/readAnswers.ts';
import { allConditionsOf } from './conditions.ts';

type Steps = CompiledForm['steps'];

/** The index of each question's step. */
const stepsByKey = oncePer(
  (steps: Steps): ReadonlyMap<string, number> =>
    new Map(steps.flatMap(({ keys }, index) => keys.map((key) => [key, index] as const))),
);

/** The index of the step with this question; `undefined` in a form without steps. */
export function stepOf({ steps }: CompiledForm, key: string): number | undefined {
  return stepsByKey(steps).get(key);
}

/** Whether a question belongs to a step. Every question does in a form without steps, or when no step is given. */
export function isInStep(form: CompiledForm, key: string, step: number | undefined): boolean {
  return step === undefined || form.steps.length === 0 || stepOf(form, key) === step;
}

/**
 * The indexes of the steps to go through with these answers, and the review after the last one. A step in which nothing
 * is asked is skipped. Empty for a form of one page.
 */
export function stepsToGo(form: CompiledForm, raw: RawAnswers): readonly number[] {
  if (form.steps.length === 0) return [];
  const { isAsked } = allConditionsOf(form, raw);
  const asked = form.steps.flatMap(({ keys }, index) => (keys.some(isAsked) ? [index] : []));
  return [...asked, form.steps.length];
}

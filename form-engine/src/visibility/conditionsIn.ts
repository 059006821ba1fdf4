import { type Condition, testsOf } from '../sections/condition.ts';
import type { Question } from '../sections/question.ts';

/** The conditions of a question: to ask it, to require an answer, and to offer its options. */
export function conditionsIn({ visibleWhen, requiredWhen, options }: Question): readonly Condition[] {
  const ofOptions = options.flatMap((option) => option.visibleWhen ?? []);
  return [visibleWhen, requiredWhen, ...ofOptions].filter((condition) => condition !== undefined);
}

/** The keys of the questions in any condition of this one. */
export function keysInConditions(question: Question): readonly string[] {
  return conditionsIn(question)
    .flatMap(testsOf)
    .map(({ key }) => key);
}

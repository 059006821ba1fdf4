import { type Condition, testsOf } from '../sections/condition.ts';
import type { Question } from '../sections/question.ts';

/** The conditions of a question: to ask it, to require an answer, to offer its options, and to lock it. */
export function conditionsIn({
  visibleWhen,
  requiredWhen,
  options,
  locks = [],
}: Question): readonly Condition[] {
  const ofOptions = options.flatMap((option) => option.visibleWhen ?? []);
  return [visibleWhen, requiredWhen, ...ofOptions, ...locks.map(({ when }) => when)].filter(
    (condition) => condition !== undefined,
  );
}

/** The keys of the questions in any condition of this one, and of that which gives its options. */
export function keysInConditions(question: Question): readonly string[] {
  const { optionsFrom } = question;
  const tested = conditionsIn(question).flatMap(testsOf);
  return [...tested, ...(optionsFrom ? [optionsFrom] : [])].map(({ key }) => key);
}

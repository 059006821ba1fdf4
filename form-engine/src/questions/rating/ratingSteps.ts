import type { Question } from '../../sections/question.ts';
import { wireCount } from '../../sections/wireValue.ts';
import { configField } from '../building-blocks/configField.ts';

const usualSteps = 5;
const fewestSteps = 2;
/** Maximum number of stars: more don't fit on two lines of a phone. */
const mostSteps = 10;

/** The answers `'1'` up to each number of stars. Made once, because lists of values are compared by identity. */
const answersUpTo: readonly (readonly string[])[] = Array.from({ length: mostSteps + 1 }, (_, most) =>
  Array.from({ length: most }, (_, index) => String(index + 1)),
);

/** The possible answers to a question for stars: `'1'` to `config.max`, which is 5 where it is missing or unreadable. */
export function ratingSteps(question: Question): readonly string[] {
  return answersUpTo[readMost(question) ?? usualSteps] ?? [];
}

/** Whether `config.max` is there but can't be used. */
export function hasUnreadableSteps(question: Question): boolean {
  return configField(question, 'max') !== undefined && readMost(question) === undefined;
}

function readMost(question: Question): number | undefined {
  const most = wireCount(configField(question, 'max'));
  return most !== undefined && most >= fewestSteps && most <= mostSteps ? most : undefined;
}

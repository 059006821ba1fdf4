import { expect, test } from 'vitest';
import { closestName } from '#src/features/preview/view/schema/schemaProblems.ts';

const names = ['required', 'required_when', 'qid', 'question', 'help', 'options'];

test.each([
  ['requierd', 'required'],
  ['Required', 'required'],
  ['qustion', 'question'],
  ['option', 'options'],
  ['hulp', 'help'],
  ['kleur', undefined],
  ['x', undefined],
  ['', undefined],
])('closestName of %j is %j', (typed, meant) => {
  expect(closestName(typed, names)).toBe(meant);
});

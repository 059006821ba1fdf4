import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Operand,
  readSteps,
  type Step,
  writeSteps,
} from '#form-engine/src/builder/pure/expressionSteps.ts';

const operand: fc.Arbitrary<Operand> = fc.oneof(
  fc.integer({ min: -999, max: 999 }).map((value): Operand => ({ sort: 'number', value: String(value) })),
  fc
    .constantFrom('ref', 'count', 'age')
    .chain((sort) => fc.constantFrom('a', 'b', '__proto__').map((qid): Operand => ({ sort, qid }))),
);
const steps = fc.array(
  fc.record<Step>({ by: fc.constantFrom('plus', 'minus', 'times', 'divided'), operand }),
  {
    minLength: 1,
    maxLength: 7,
  },
);

test('steps are read as they were written', () => {
  fc.assert(
    fc.property(steps, (written) => {
      // The first step stands alone: nothing is before it.
      const [first, ...rest] = written;
      const expected = first ? [{ ...first, by: 'plus' as const }, ...rest] : [];
      expect(readSteps(writeSteps(expected))).toEqual(expected);
    }),
  );
});

test('steps without a value are left out, and a comma is a point', () => {
  const step = (value: string): Step => ({ by: 'plus', operand: { sort: 'number', value } });
  expect(writeSteps([step(''), step('2,5'), step('x')])).toBe(2.5);
  expect(writeSteps([])).toBeUndefined();
  expect(readSteps(undefined)).toEqual([]);
});

test.each([
  ['a sum over rows', { sum: [{ rows: 'g', each: { ref: 'x' } }] }],
  ['a choice', { if: [{ qid: 'a', filled: true }, 1, 2] }],
  ['a computation on the right', { difference: [1, { sum: [1, 2] }] }],
  ['a text', 'tekst'],
])('%s is left to the JSON', (_, expression) => {
  expect(readSteps(expression)).toBeUndefined();
});

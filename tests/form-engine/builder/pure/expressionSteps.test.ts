import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isRounding,
  readSteps,
  type Step,
  type StepName,
  withName,
  writeSteps,
} from '#form-engine/src/builder/pure/expressionSteps.ts';
import { nl } from '#form-engine/src/builder/texts/nl.ts';
import { type Operand, rowsNames } from '#form-engine/src/builder/words/expressionOperands.ts';
import sectionSchema from '#form-engine/src/sections/section.schema.json' with { type: 'json' };
import { isRecord } from '#form-engine/src/sections/wireValue.ts';
import { formOf, today } from '../../support/ask.ts';

const qid = fc.constantFrom('a', 'b', '__proto__');
const date = fc.oneof(
  fc.constantFrom('today', '2026-11-30'),
  qid.map((ref) => ({ ref })),
);
const operand: fc.Arbitrary<Operand> = fc.oneof(
  fc.integer({ min: -999, max: 999 }).map((value): Operand => ({ sort: 'number', value: String(value) })),
  fc.constantFrom('x', ' en ').map((value): Operand => ({ sort: 'literal', value })),
  fc.constantFrom('ref', 'count', 'age').chain((sort) => qid.map((name): Operand => ({ sort, qid: name }))),
  fc.tuple(date, date).map(([from, to]): Operand => ({ sort: 'days', from, to })),
  fc.constantFrom(...rowsNames).map((of): Operand => ({ sort: 'rows', of, qid: 'g', column: 'c' })),
);
// Cast is safe: the words are named by the steps.
const names = Object.keys(nl.steps) as readonly StepName[];
const complete = (step: Step): Step =>
  step.by === 'if' ? { ...step, when: { qid: 'a', filled: true } } : step;
const step = fc
  .tuple(fc.constantFrom(...names), operand)
  .map(([by, with_]) => complete(withName({ by: 'plus', operand: with_ }, by)));
const steps = fc.tuple(operand, fc.array(step, { maxLength: 6 }));

test('steps are read as they were written', () => {
  fc.assert(
    fc.property(steps, ([first, rest]) => {
      // The first step stands alone: nothing is before it.
      const expected = [{ by: 'plus' as const, operand: first }, ...rest];
      expect(readSteps(writeSteps(expected))).toEqual(expected);
    }),
  );
});

/** The functions of the language of expressions, as the schema of a section names them. */
const { anyOf } = sectionSchema.definitions.expression;
const functions = [
  ...anyOf.flatMap((form) => ('properties' in form ? Object.keys(form.properties) : [])),
  ...Object.keys(sectionSchema.definitions.ref.properties),
  ...Object.keys(sectionSchema.definitions.rowsTerm.properties),
].filter((name) => !['nid', 'decimals', 'each'].includes(name));

/** Every step with every sort of operand. */
const offered: readonly Step[] = fc.sample(step, { numRuns: 2000, seed: 1 });
const first: Step = { by: 'plus', operand: { sort: 'number', value: '1' } };

test.each([...new Set(functions)])('`%s` of the language is a step or a value of a step', (name) => {
  const found = offered.find((one) => namesIn(writeSteps([first, one])).has(name));
  expect(found).toBeDefined();
});

function namesIn(wire: unknown): ReadonlySet<string> {
  if (Array.isArray(wire)) return new Set(wire.flatMap((item: unknown) => [...namesIn(item)]));
  if (!isRecord(wire)) return new Set();
  return new Set([...Object.keys(wire), ...Object.values(wire).flatMap((item) => [...namesIn(item)])]);
}

test('the engine computes what steps write', () => {
  const questions = [
    { qid: 'a', type: 'number' },
    { qid: 'b', type: 'date' },
    { qid: 'g', type: 'group', fields: [{ qid: 'c', type: 'number', question: 'C' }] },
  ];
  const readable = offered.filter((one) => !JSON.stringify(one).includes('__proto__'));
  const faults = readable.flatMap((one) => {
    const config = { expression: writeSteps([first, one]) };
    return formOf([...questions, { qid: 'v', type: 'computed', config }], { today }).diagnostics.filter(
      ({ code }) => code === 'malformed',
    );
  });
  expect(faults).toEqual([]);
});

test('a step keeps its value while somebody chooses what it does', () => {
  const with_: Operand = { sort: 'number', value: '3' };
  expect(withName({ by: 'plus', operand: with_ }, 'max')).toEqual({ by: 'max', operand: with_ });
  expect(isRounding(withName({ by: 'plus', operand: with_ }, 'floor'))).toBe(true);
});

test('steps that are not complete are left out, and a comma is a point', () => {
  const plus = (value: string): Step => ({ by: 'plus', operand: { sort: 'number', value } });
  expect(writeSteps([plus(''), plus('2,5'), plus('x')])).toBe(2.5);
  expect(
    writeSteps([plus('1'), { by: 'if', when: undefined, operand: { sort: 'number', value: '2' } }]),
  ).toBe(1);
  expect(writeSteps([{ by: 'floor' }])).toBeUndefined();
  expect(writeSteps([plus('1'), { by: 'plus', operand: { sort: 'days', from: '', to: 'today' } }])).toBe(1);
  expect(writeSteps([])).toBeUndefined();
  expect(readSteps(undefined)).toEqual([]);
});

test('a division keeps the decimals of the JSON', () => {
  const expression = { quotient: [{ ref: 'a' }, 3], decimals: 2 };
  expect(writeSteps(readSteps(expression) ?? [])).toEqual(expression);
});

test.each([
  ['a value of rows that is computed', { sum: [{ rows: 'g', each: { product: [{ ref: 'x' }, 2] } }] }],
  ['a computation on the right', { difference: [1, { sum: [1, 2] }] }],
  ['an average of one value, which rounds', { average: [{ ref: 'a' }], decimals: 0 }],
  ['the text of one answer', { text: [{ ref: 'a' }] }],
  ['a text in a sum', { sum: ['a', 1] }],
  ['a text', 'tekst'],
])('%s is left to the JSON', (_, expression) => {
  expect(readSteps(expression)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { findMutations } from '#scripts/mutants/finding/findMutations.ts';

const plant = (source: string, only?: readonly string[]) =>
  findMutations({ room: 'rules', file: 'rules/x.ts', source, ...(only && { only }) });

const after = (source: string, only?: readonly string[]) => plant(source, only).map((found) => found.after);

test.each<[string, { by: string; source: string; planted: readonly string[] }]>([
  ['a lower boundary', { by: 'boundaries', source: 'f(a < b);', planted: ['f(a <= b);'] }],
  ['an upper boundary', { by: 'boundaries', source: 'f(a >= b);', planted: ['f(a > b);'] }],
  ['an equality', { by: 'equalities', source: 'f(a === b);', planted: ['f(a !== b);'] }],
  ['a condition', { by: 'negations', source: 'if (a) b = c;', planted: ['if (!(a)) b = c;'] }],
  ['a negated condition', { by: 'negations', source: 'if (!a) b = c;', planted: ['if ((a)) b = c;'] }],
  ['a conditional expression', { by: 'negations', source: 'b = a ? c : d;', planted: ['b = !(a) ? c : d;'] }],
  ['a condition that compares', { by: 'negations', source: 'if (a > b) c = d;', planted: [] }],
  ['a logical and', { by: 'logic', source: 'f(a && b);', planted: ['f(a || b);'] }],
  ['a logical or', { by: 'logic', source: 'f(a || b);', planted: ['f(a && b);'] }],
  ['a boolean', { by: 'booleans', source: 'f(true);', planted: ['f(false);'] }],
  ['a number', { by: 'offByOne', source: 'f(7);', planted: ['f(8);'] }],
  ['a number that names a property', { by: 'offByOne', source: 'f({ 7: a });', planted: [] }],
  ['a sum', { by: 'sums', source: 'f(a + b);', planted: ['f(a - b);'] }],
  ['a remainder', { by: 'sums', source: 'f(a % b);', planted: ['f(a * b);'] }],
  ['a concatenation of texts', { by: 'sums', source: "f('a' + b + c);", planted: [] }],
  ['a minimum of two', { by: 'mathCalls', source: 'f(Math.min(a, b));', planted: ['f(Math.max(a, b));'] }],
  ['a guard', { by: 'removedIfs', source: 'if (a) { throw b(); } c();', planted: ['; c();'] }],
  ['an assertion', { by: 'removedIfs', source: "if (a) throw new Error('b');", planted: [] }],
  ['a condition with an else', { by: 'removedIfs', source: 'if (a) throw b; else c();', planted: [] }],
  ['a call without a result', { by: 'removedCalls', source: 'await requireClub(db);', planted: [';'] }],
  [
    'a call with a result',
    { by: 'removedCalls', source: 'const club = await requireClub(db);', planted: [] },
  ],
  ['a filter', { by: 'removedFilters', source: 'f(list.filter(isGood));', planted: ['f(list);'] }],
  ['a query', { by: 'removedFilters', source: 'f(db.select().where(a));', planted: ['f(db.select());'] }],
  ['a filter of an optional list', { by: 'removedFilters', source: 'f(list?.filter(a));', planted: [] }],
  ['two terms', { by: 'droppedTerms', source: 'f(and(a, b));', planted: ['f(and(b));', 'f(and(a));'] }],
  ['a state', { by: 'swappedStates', source: "b = a ? 'paid' : a;", planted: [] }],
  [
    'two states',
    {
      by: 'swappedStates',
      source: "b = a ? 'paid' : 'open';",
      planted: ["b = a ? 'open' : 'open';", "b = a ? 'paid' : 'paid';"],
    },
  ],
  ['sentences', { by: 'swappedStates', source: "b = a ? 'Two words' : 'Or three';", planted: [] }],
])('findMutations handles %s', (_, { by, source, planted }) => {
  expect(after(source, [by])).toEqual(planted);
});

test.each([
  ['a type', "type State = 'open' | 'paid' | true | 7; let a: { b: 7 } = b as 7;"],
  ['a default of an array element', 'const [a = 1, , b = 2] = c; const d = b[a] ?? 7;'],
  ['an import', "import { a } from 'paid'; export { b } from 'open'; export * from 'late';"],
])('findMutations finds no mutation in %s', (_, source) => {
  expect(after(source)).toEqual([]);
});

test('findMutations skips the operators that are left out', () => {
  expect(after('if (a > 1) throw b;', ['removedIfs'])).toEqual([';']);
});

test('findMutations gives the place of a mutation, and all lines that it changes', () => {
  expect(plant('const a = b;\n  if (a) {\n    throw c;\n  }\n', ['removedIfs'])).toEqual([
    {
      room: 'rules',
      file: 'rules/x.ts',
      operator: 'removedIfs',
      line: 2,
      before: 'if (a) { throw c; }',
      after: ';',
      start: 15,
      end: 40,
      text: ';',
    },
  ]);
});

test('findMutations refuses a source that is not TypeScript', () => {
  expect(() => plant('const = 1;')).toThrow("rules/x.ts can't be parsed");
});

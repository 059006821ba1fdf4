import { expect, test } from 'vitest';
import { findMutations } from '../../../../scripts/mutants/finding/findMutations.ts';

const plant = (source: string, only?: readonly string[]) =>
  findMutations({ room: 'rules', file: 'rules/x.ts', source, ...(only && { only }) });

const after = (source: string, only?: readonly string[]) => plant(source, only).map((found) => found.after);

test.each<[string, string, readonly string[]]>([
  ['a lower boundary', 'f(a < b);', ['f(a <= b);']],
  ['an upper boundary', 'f(a >= b);', ['f(a > b);']],
  ['an equality', 'f(a === b);', ['f(a !== b);']],
  ['a condition', 'if (a) b = c;', ['if (!(a)) b = c;']],
  ['a condition that is negated', 'if (!a) b = c;', ['if ((a)) b = c;', 'if (!(!a)) b = c;']],
  ['a choice', 'b = a ? c : d;', ['b = !(a) ? c : d;']],
  ['both', 'f(a && b);', ['f(a || b);']],
  ['either', 'f(a || b);', ['f(a && b);']],
  ['a boolean', 'f(true);', ['f(false);']],
  ['a number', 'f(7);', ['f(8);']],
  ['a number that names a property', 'f({ 7: a });', []],
  ['a sum', 'f(a + b);', ['f(a - b);']],
  ['a remainder', 'f(a % b);', ['f(a * b);']],
  ['texts that are joined', "f('a' + b + c);", []],
  ['the least of two', 'f(Math.min(a, b));', ['f(Math.max(a, b));']],
  ['a guard', 'function g() { if (a(b)) return; c = d; }', ['function g() { ; c = d; }']],
  ['a guard that throws', 'if (a === b) { throw c; }', [';']],
  [
    'a condition with another way',
    'if (a === b) throw c; else d = e;',
    ['if (a !== b) throw c; else d = e;'],
  ],
  ['a call for its own sake', 'async () => { await requireClub(db, 1); };', ['async () => { ; };']],
  ['a call with a result', 'const club = requireClub(db);', []],
  ['a filter', 'f(list.filter(isGood));', ['f(list);']],
  ['a query', 'f(db.select().where(isOwn));', ['f(db.select());']],
  ['what may be missing', 'f(list?.filter(isGood));', []],
  ['a query with two terms', 'f(and(a, b));', ['f(and(b));', 'f(and(a));']],
  ['states', "f(a === 'paid', () => 'open');", ["'open', () => 'open'", "'paid', () => 'paid'"]],
  ['a single state', "f(a === 'paid');", []],
  ['a sentence', "b = { title: 'Two words', other: 'Three more words' };", []],
  ['a type', "type State = 'open' | 'paid' | true | 7; let a: { b: 7 }; f(a as 7, a satisfies true);", []],
  ['an import', "import { a } from 'paid'; export { b } from 'open'; export * from 'late';", []],
])('findMutations: %s', (_, source, expected) => {
  const found = after(source).filter((line) => !isOther(source, line));
  expect(found).toEqual(
    expected.map((part) => (part.startsWith("'") ? expect.stringContaining(part) : part)),
  );
});

/** A bare call that holds the example may go as well: that is a case of its own. */
function isOther(source: string, line: string): boolean {
  return source.startsWith('f(') && line === ';';
}

test('findMutations: operators that are left out plant nothing', () => {
  expect(after('if (a > 1) throw b;', ['removedIfs'])).toEqual([';']);
});

test('findMutations: a mutation of the second line tells where it is, and all lines that it changes', () => {
  expect(plant('const a = b;\n  if (a) {\n    throw c;\n  }\n', ['removedIfs'])).toEqual([
    {
      room: 'rules',
      file: 'rules/x.ts',
      operator: 'removedIfs',
      line: 2,
      before: 'if (a) { throw c; }',
      after: ';',
      start: 15,
      end: 39,
      text: ';',
    },
  ]);
});

test('findMutations: a source that is no TypeScript is refused', () => {
  expect(() => plant('const = 1;')).toThrow("rules/x.ts can't be parsed");
});

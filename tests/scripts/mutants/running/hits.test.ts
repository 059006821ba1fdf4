import { afterEach, expect, test } from 'vitest';
import { functionOf, hitsGlobal, withHits } from '#scripts/mutants/running/hits.ts';
import { mutationOf } from '../mutationOf.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, hitsGlobal);
});

const source = 'const one = () => 1;\nfunction two() { return one() + 1; }\nreturn [one, two];';

function hitsAfter(use: (functions: readonly (() => number)[]) => unknown): {
  starts: number[];
  result: unknown;
} {
  const starts: number[] = [];
  Object.assign(globalThis, { [hitsGlobal]: (_file: string, start: number) => starts.push(start) });
  const result = use(new Function(withHits('a.js', source))());
  return { starts, result };
}

test.each<[string, (functions: readonly (() => number)[]) => unknown, number[], unknown]>([
  ['nothing is called', () => 'unused', [0], 'unused'],
  ['an arrow function is called', ([one]) => one?.(), [0, 12], 1],
  ['a function calls another', ([, two]) => two?.(), [0, 21, 12], 2],
])('withHits records when %s, without changing the result', (_, use, starts, result) => {
  expect(hitsAfter(use)).toEqual({ starts, result });
});

test('withHits keeps the code working when nobody counts', () => {
  const [one] = new Function(withHits('a.js', source))();
  expect(one()).toBe(1);
});

test('functionOf finds the innermost function around a mutation, and is 0 outside of functions', () => {
  const nested = 'const a = 1; const f = () => { const g = () => 2; return 3; };';
  const at = (text: string) => {
    const start = nested.indexOf(text);
    return functionOf(mutationOf({ file: 'a.js', start, end: start + 1 }), nested);
  };
  expect([at('1'), at('2'), at('3')]).toEqual([0, nested.indexOf('() => 2'), nested.indexOf('() => {')]);
});

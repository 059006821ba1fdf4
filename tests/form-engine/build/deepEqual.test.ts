import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCustomEqual } from '#form-engine/build/deepEqual.ts';

const isEqual = createCustomEqual();

/** An object that contains itself. */
function looped(name: string): object {
  const loop: Record<string, unknown> = { name };
  loop.self = loop;
  return loop;
}

describe('the comparison of values in rjsf', () => {
  it.each<[name: string, one: unknown, other: unknown, isSame: boolean]>([
    ['two functions', () => 1, () => 2, true],
    ['a function and an object', () => 1, {}, false],
    ['NaN', NaN, NaN, true],
    ['0 and -0', 0, -0, true],
    ['null and an object', null, {}, false],
    ['a list and an object with the same members', ['a'], { 0: 'a' }, false],
    ['an undefined member and none', { a: undefined }, {}, false],
    ['an undefined member and another one', { a: undefined }, { b: undefined }, false],
    ['two dates at the same moment', new Date(5), new Date(5), true],
    ['two dates', new Date(5), new Date(6), false],
    ['two regular expressions with other flags', /a/, /a/u, false],
    ['two files', new File(['a'], 'a'), new File(['b'], 'b'), false],
    ['two maps', new Map([['a', 1]]), new Map([['a', 1]]), false],
    ['two loops', looped('a'), looped('a'), true],
    ['two loops with other names', looped('a'), looped('b'), false],
  ])('of %s', (_name, one, other, isSame) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([isSame, isSame]);
  });

  it('leaves out the owner of an element, which React 18 keeps there', () => {
    const element = (owner: unknown) => ({ $$typeof: Symbol.for('react.element'), type: 'p', _owner: owner });
    expect(isEqual(element(1), element(2))).toBe(true);
  });

  it('compares plain data as Node does', () => {
    // Written and read again, because JSON has no -0.
    const data = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
    fc.assert(
      fc.property(data, data, (one, other) => {
        expect(isEqual(one, other)).toBe(isDeepStrictEqual(one, other));
        expect(isEqual(one, structuredClone(one))).toBe(true);
      }),
    );
  });
});

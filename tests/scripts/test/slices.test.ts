import { describe, expect, it } from 'vitest';
import { shareOut, sliceCount, sliceOfCommit } from '#scripts/test/slices.ts';

const item = (file: string) => ({ step: 'e2e', file });
const costs: Readonly<Record<string, number>> = {
  a: 10,
  b: 6,
  c: 5,
  d: 4,
  e: 3,
  f: 2,
  g: 2,
  h: 2,
  i: 1,
  j: 1,
};

describe('shareOut', () => {
  const items = Object.keys(costs).map(item);

  it('puts each item in one slice, and balances what they cost', () => {
    const slices = shareOut(items, ({ file = '' }) => costs[file] ?? 0);
    expect(slices).toHaveLength(sliceCount);
    expect(slices.map((slice) => slice.map(({ file }) => file).join('')).toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
      'fi',
      'gj',
      'h',
    ]);
  });

  it('gives the same slices in any order of the items', () => {
    const costOf = () => 1;
    expect(shareOut(items.toReversed(), costOf)).toEqual(shareOut(items, costOf));
  });
});

describe('sliceOfCommit', () => {
  it('chooses a slice by the digits behind those of the seed', () => {
    expect(sliceOfCommit('ffffffff00000700000000')).toBe(8);
    expect(sliceOfCommit('0123456000000a00000000')).toBe(3);
    expect(sliceOfCommit('0'.repeat(40))).toBe(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closest, editDistance } from '#server/services/addresses/closest.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['gent', 'gent', 0],
    ['gent', 'gen', 1],
    ['gent', 'gnet', 2],
    ['kitten', 'sitting', 3],
  ])('from %j to %j is %i', (one, other, distance) => {
    expect(editDistance(one, other, 9)).toBe(distance);
  });

  it('stops counting above the maximum distance', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(3);
    expect(editDistance('a', 'a'.repeat(1_000), 2)).toBe(3);
  });

  it('is symmetric, zero only for equal texts, and fulfils the triangle inequality', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, word, (one, other, third) => {
        const distance = editDistance(one, other, 99);
        expect(distance).toBe(editDistance(other, one, 99));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(editDistance(one, third, 99) + editDistance(third, other, 99));
      }),
    );
  });
});

describe('closest', () => {
  const entries = ['veldstraat', 'steldstraat', 'kouter'].map((searchText) => ({ searchText }));

  it.each([
    ['veldstrat', 'veldstraat'],
    ['steldstraet', 'steldstraat'],
    ['koeter', 'kouter'],
    ['markt', undefined],
    ['kou', undefined],
  ])('to %j is %j', (typed, found) => {
    expect(closest(typed, entries)?.searchText).toBe(found);
  });
});

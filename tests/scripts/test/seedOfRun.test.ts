import { describe, expect, it } from 'vitest';
import { seedOfRun } from '#scripts/test/seedOfRun.ts';

const commit = '00000ffa1b2c3d4e5f60718293a4b5c6d7e8f901';

describe('seedOfRun', () => {
  it('is the given seed', () => {
    expect(seedOfRun({ given: '7', isFull: true, commit })).toBe('7');
  });

  it('is that of the commit, and different for each full run', () => {
    const seeds = (isFull: boolean) =>
      new Set(Array.from({ length: 5 }, () => seedOfRun({ given: undefined, isFull, commit })));
    expect([...seeds(false)]).toEqual(['255']);
    expect(seeds(true).size).toBeGreaterThan(1);
  });
});

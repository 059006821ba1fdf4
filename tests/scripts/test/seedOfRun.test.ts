import { describe, expect, it } from 'vitest';
import { seedOfRun } from '#scripts/test/seedOfRun.ts';

describe('seedOfRun', () => {
  it('is the given seed', () => {
    expect(seedOfRun({ given: '7', isFull: true })).toBe('7');
  });

  it('is the same for one commit, and different for each full run', () => {
    const seeds = (isFull: boolean) =>
      new Set(Array.from({ length: 5 }, () => seedOfRun({ given: undefined, isFull })));
    expect(seeds(false).size).toBe(1);
    expect(seeds(true).size).toBeGreaterThan(1);
    for (const seed of seeds(false)) expect(seed).toMatch(/^\d+$/);
  });
});

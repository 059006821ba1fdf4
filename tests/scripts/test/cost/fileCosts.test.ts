import { describe, expect, it } from 'vitest';
import { fileCosts } from '#scripts/test/cost/fileCosts.ts';

const timed = (file: string, milliseconds: number) => ({ file, title: 'it', milliseconds });

describe('fileCosts', () => {
  it('shares the CPU time of a step out by the durations of its tests', () => {
    expect(fileCosts('unit', 40, [timed('a', 100), timed('b', 100), timed('a', 200)])).toEqual({
      a: 30,
      b: 10,
    });
  });

  it('gives a step without files its own cost', () => {
    expect(fileCosts('lint', 4, [])).toEqual({ lint: 4 });
  });
});

import { describe, expect, it } from 'vitest';
import { judgeAge } from '../../rules/age.ts';
import cases from '../cases/age.json' with { type: 'json' };

describe('judgeAge', () => {
  it.each(cases)('$name', ({ restricted, birthdate, on, expected }) => {
    // JSON has no tuples: the table is typed as lists of numbers
    const bounds = restricted as Parameters<typeof judgeAge>[0];
    expect(judgeAge(bounds, birthdate, on)).toEqual(expected);
  });
});

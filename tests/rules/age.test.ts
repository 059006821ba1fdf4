import { describe, expect, it } from 'vitest';
import { type AgeOn, ageDay, judgeAge } from '#rules/age.ts';
import cases from '../cases/registration/age.json' with { type: 'json' };
import days from '../cases/registration/ageDay.json' with { type: 'json' };

describe('judgeAge', () => {
  it.each(cases)('$name', ({ restricted, birthdate, on, expected }) => {
    // JSON has no tuples, so TypeScript types the table as lists of numbers.
    const bounds = restricted as Parameters<typeof judgeAge>[0];
    expect(judgeAge(bounds, birthdate, on)).toEqual(expected);
  });
});

describe('ageDay', () => {
  it.each(days)('$name', ({ ageOn, today, startsAt, expected }) => {
    // The string of the JSON table is wider than the union type.
    const moment = { ageOn: ageOn as AgeOn, today, startsAt: Date.parse(startsAt) / 1000 };
    expect(ageDay(moment)).toBe(expected);
  });
});

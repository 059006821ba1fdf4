import { describe, expect, it } from 'vitest';
import { type AgeOn, ageDay, judgeAge } from '#rules/age.ts';
import cases from '../cases/registration/age.json' with { type: 'json' };
import days from '../cases/registration/ageDay.json' with { type: 'json' };

describe('judgeAge', () => {
  it.each(cases)('$name', ({ restricted, birthdate, on, expected }) => {
    // JSON has no tuples: the table is typed as lists of numbers
    const bounds = restricted as Parameters<typeof judgeAge>[0];
    expect(judgeAge(bounds, birthdate, on)).toEqual(expected);
  });
});

describe('ageDay', () => {
  it.each(days)('$name', ({ ageOn, today, startsAt, expected }) => {
    // the table's string is wider than the union it stands for
    const moment = { ageOn: ageOn as AgeOn, today, startsAt: Date.parse(startsAt) / 1000 };
    expect(ageDay(moment)).toBe(expected);
  });
});

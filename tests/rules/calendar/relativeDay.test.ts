import { describe, expect, it } from 'vitest';
import { relativeDay } from '#rules/calendar/relativeDay.ts';
import cases from '../../cases/calendar/relativeDay.json' with { type: 'json' };

describe('relativeDay', () => {
  it.each(cases)('$name', ({ day, today, expected }) => {
    expect(relativeDay(day, today)).toBe(expected);
  });
});

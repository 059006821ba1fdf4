import { describe, expect, it } from 'vitest';
import { daysOfSession } from '#rules/calendar/daysOfSession.ts';
import cases from '../../cases/calendar/daysOfSession.json' with { type: 'json' };

const at = (instant: string) => Date.parse(instant) / 1000;

describe('daysOfSession', () => {
  it.each(cases)('$name', ({ start, end, expected }) => {
    expect(daysOfSession({ start: at(start), end: at(end) })).toEqual(expected);
  });

  it('gives at most 60 days for a session that lasts decades', () => {
    expect(daysOfSession({ start: 0, end: at('2026-11-24T00:00:00Z') })).toHaveLength(60);
  });
});

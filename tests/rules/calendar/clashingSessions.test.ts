import { describe, expect, it } from 'vitest';
import { clashingSessions } from '#rules/calendar/clashingSessions.ts';
import cases from '../../cases/calendar/clashingSessions.json' with { type: 'json' };

describe('clashingSessions', () => {
  it.each(cases)('$name', ({ sessions, expected }) => {
    const found = clashingSessions(sessions);
    expect(found.map((others) => others.map((other) => sessions.indexOf(other)))).toEqual(expected);
  });
});

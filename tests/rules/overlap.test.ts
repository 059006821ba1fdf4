import { describe, expect, it } from 'vitest';
import { overlappingSessions, sessionsDuring } from '#rules/overlap.ts';
import sessions from '../cases/registration/overlap.json' with { type: 'json' };
import during from '../cases/registration/sessionsDuring.json' with { type: 'json' };

describe('overlappingSessions', () => {
  it.each(sessions)('$name', ({ courseType, sessions, expected }) => {
    // The strings of the JSON table are wider than the union type.
    expect(overlappingSessions(courseType as 'course', sessions)).toEqual(expected);
  });
});

describe('sessionsDuring', () => {
  it.each(during)('$name', ({ sessions, others, expected }) => {
    const timed = (pairs: readonly number[][]) => pairs.map(([start = 0, end = 0]) => ({ start, end }));
    expect(sessionsDuring(timed(sessions), timed(others)).map(({ start }) => start)).toEqual(expected);
  });
});

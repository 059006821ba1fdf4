import { describe, expect, it } from 'vitest';
import { type OccupationDisplay, occupationOf } from '#rules/occupation.ts';
import cases from '../cases/registration/occupation.json' with { type: 'json' };

describe('occupationOf', () => {
  it.each(cases)('$name', ({ places, display, expected }) => {
    // the table's strings are wider than the union they stand for
    expect(occupationOf(places ?? undefined, display as OccupationDisplay)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { type OccupationDisplay, occupationOf } from '#rules/occupation.ts';
import cases from '../cases/registration/occupation.json' with { type: 'json' };

describe('occupationOf', () => {
  it.each(cases)('$name', ({ places, display, expected }) => {
    // The strings of the JSON table are wider than the union type.
    expect(occupationOf(places ?? undefined, display as OccupationDisplay)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { decideRegistration, type RegistrationCase } from '#rules/eligibility.ts';
import cases from '../cases/registration/eligibility.json' with { type: 'json' };

const unhindered: RegistrationCase = {
  courseType: 'course',
  isRegistered: false,
  isQueued: false,
  isQueuedElsewhere: false,
  blockedMessage: undefined,
  places: 4,
  isWaitingListDisabled: false,
  age: { fits: true },
  family: undefined,
};

describe('decideRegistration', () => {
  it.each(cases)('$name', (row) => {
    const places = 'places' in row.case ? (row.case.places ?? undefined) : unhindered.places;
    // The strings of the JSON table are wider than the union types.
    const registration = { ...unhindered, ...row.case, places } as RegistrationCase;
    expect(decideRegistration(registration)).toEqual(row.expected);
  });
});

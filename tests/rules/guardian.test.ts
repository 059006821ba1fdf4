import { describe, expect, test } from 'vitest';
import { canBeGuardian, guardianMinimumAge, lacksGuardian, needsGuardian } from '#rules/guardian.ts';

const today = '2026-11-20';

describe('guardianMinimumAge', () => {
  test('is 16 (specification 9)', () => expect(guardianMinimumAge).toBe(16));
});

describe('needsGuardian and canBeGuardian', () => {
  test.each([
    ['is 16 today', '2010-11-20', false, true],
    ['will be 16 tomorrow', '2010-11-21', true, false],
    ['is 44', '1982-01-01', false, true],
    ['was born on a leap day and will be 16 in four months', '2011-03-01', true, false],
    ['has no known birthdate', null, false, false],
    ['has none at all', undefined, false, false],
    ['has an empty one', '', false, false],
  ])('somebody who %s', (_name, birthdate, needs, can) => {
    expect([needsGuardian(birthdate, today), canBeGuardian(birthdate, today)]).toEqual([needs, can]);
  });
});

describe('lacksGuardian', () => {
  const minor = '2011-03-01';
  const adult = '1982-01-01';
  test.each([
    ['a minor alone', minor, null, true],
    ['a minor with an adult', minor, { birthdate: adult }, false],
    ['a minor with another minor', minor, { birthdate: minor }, true],
    ['a minor with somebody whose birthdate is unknown', minor, { birthdate: null }, false],
    ['an adult alone', adult, null, false],
    ['somebody whose birthdate is unknown', null, null, false],
  ])('%s', (_name, birthdate, guardian, lacks) => {
    expect(lacksGuardian({ birthdate, guardian }, today)).toBe(lacks);
  });
});

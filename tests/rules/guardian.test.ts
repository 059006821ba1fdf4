import { describe, expect, test } from 'vitest';
import { canBeGuardian, guardianMinimumAge, needsGuardian } from '../../rules/guardian.ts';

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
  ])('who %s', (_name, birthdate, needs, can) => {
    expect([needsGuardian(birthdate, today), canBeGuardian(birthdate, today)]).toEqual([needs, can]);
  });
});

import { describe, expect, it } from 'vitest';
import { checkPerson } from '#server/services/people/checkPerson.ts';

const context = { today: '2026-11-20' };

describe('checkPerson', () => {
  it.each([
    ['one field', { phone: ['+32 470123456'] }],
    ['two fields', { phone: ['+32 470123456'], birthdate: { year: 1985 } }],
  ])('reports %s that cannot be read', (_what, given) => {
    const { problems } = checkPerson({ ...given, fname: 'An' }, ['fname'], context);
    expect(problems.map(({ field }) => field).toSorted()).toEqual(Object.keys(given).toSorted());
  });

  it('reports a missing field and a wrong field', () => {
    const { problems } = checkPerson({ mail: 'an@' }, ['fname'], context);
    expect(problems.map(({ field }) => field).toSorted()).toEqual(['fname', 'mail']);
  });
});

import { expect, test } from 'vitest';
import { draftKey } from '#src/features/form-filling/view/draftKey.ts';

test('draftKey differs for each login, person, club, course and form', () => {
  const of = { login: 1, uid: 2, club: 3, about: [20, 10] };
  expect(draftKey(of)).toBe('1-2-3-10.20');
  expect(draftKey({ ...of, about: [10, 20] })).toBe(draftKey(of));
  const others = [
    { ...of, login: 9 },
    { ...of, uid: 9 },
    { ...of, club: 9 },
    { ...of, about: [9] },
  ];
  const visitor = { ...of, login: undefined, uid: undefined, about: 'form-contact' };
  expect(new Set([of, ...others, visitor].map(draftKey)).size).toBe(6);
});

import { expect, test } from 'vitest';
import { loginPurpose } from '#src/features/session/view/carriedState.ts';
import { isNewParent } from '#src/features/session/view/newParent.ts';

const purpose = { enrolment: { course: 'Kleuterdans', name: 'Emma' } };

test('loginPurpose reads the course and the child from the navigation state', () =>
  expect(loginPurpose({ ...purpose, typedMail: 'an@example.org' })).toEqual(purpose));

test.each([
  null,
  'Emma',
  {},
  { enrolment: null },
  { enrolment: { course: 'Kleuterdans' } },
  { enrolment: { course: 1, name: 'Emma' } },
])('loginPurpose is undefined for the state %o', (state) => expect(loginPurpose(state)).toBeUndefined());

test.each([
  [{ isNewParent: true }, true],
  [{ isNewParent: 'ja' }, false],
  [{}, false],
  [null, false],
])('isNewParent tells the way from a new account from other ways: %o', (state, is) =>
  expect(isNewParent(state)).toBe(is),
);

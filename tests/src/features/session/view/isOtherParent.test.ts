import { expect, test } from 'vitest';
import { isOtherParent } from '#src/features/session/index.ts';
import { an, noor } from '../people.ts';

const bart = { ...an, uid: 60 };

test.each([
  ['the other parent of the holder', bart, an.uid, true],
  ['the holder, for the other parent', an, bart.uid, true],
  ['the user', an, an.uid, false],
  ['a family member', noor, an.uid, false],
])('isOtherParent tells %s from others', (_who, person, login, is) =>
  expect(isOtherParent(person, login)).toBe(is),
);

import { expect, it } from 'vitest';
import { greetedName } from '#server/services/people/family/greetedName.ts';

const own = 'scrypt$1$1$1$AA==$AA==';

it.each([
  ['an adult', '1986-03-09', null, 'Marie'],
  ['a child whose address is that of a parent', '2016-03-09', null, 'ouder van Marie'],
  ['a child with a login', '2016-03-09', own, 'Marie'],
  ['somebody without a birthdate', null, null, 'Marie'],
])('`greetedName` greets %s', (_who, birthdate, passwordHash, expected) => {
  expect(greetedName({ fname: 'Marie', birthdate, passwordHash }, '2026-11-20')).toBe(expected);
});

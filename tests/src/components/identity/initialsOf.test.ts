import { expect, test } from 'vitest';
import { initialsOf } from '#src/components/identity/initialsOf.ts';

test.each([
  ['Noor Peeters', 'NP'],
  ["Zoë D'Hondt", 'ZD'],
  ['Karim El Amrani', 'KA'],
  ['  élise ', 'É'],
  ['𝒜da Łukasz', '𝒜Ł'],
  ['', ''],
])('initialsOf("%s") is "%s"', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

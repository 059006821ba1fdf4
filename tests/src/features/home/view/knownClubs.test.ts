import { expect, test } from 'vitest';
import { knownClubs } from '#src/features/home/view/knownClubs.ts';

const own = (url: string, isBlocked = false) => ({ url, isBlocked });
const club = (url: string) => ({ url });

test('knownClubs has each club once: as one of the family, then as visited, then as near', () =>
  expect(
    knownClubs({
      own: [own('a')],
      visited: [club('b'), club('a')],
      near: [club('a'), club('b'), club('c')],
    }),
  ).toEqual({ own: [own('a')], visited: [club('b')], near: [club('c')] }));

test('knownClubs hides a club that blocks the person from every group', () =>
  expect(knownClubs({ own: [own('a', true)], visited: [club('a')], near: [club('a')] })).toEqual({
    own: [],
    visited: [],
    near: [],
  }));

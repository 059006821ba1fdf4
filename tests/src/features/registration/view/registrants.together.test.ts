import { expect, test } from 'vitest';
import { readTogether, togetherOf } from '#src/features/registration/view/registrants.ts';
import { an } from '../../session/people.ts';

test.each([
  ['leden=3,4', [3, 4]],
  ['leden=3,3', [3]],
  ['', undefined],
  ['leden=', []],
  ['leden=-1,x,4', [4]],
])('readTogether reads %j', (query, uids) => {
  expect(readTogether(new URLSearchParams(query))).toEqual(uids);
});

const people = ['An', 'Noor', 'Lars'].map((firstName, index) => ({ ...an, uid: index + 1, firstName }));
const [, noor = an] = people;

test.each([
  ['the member and everybody else with a filled cart', [1, 2, 3], undefined, ['Noor', 'An', 'Lars']],
  ['the member alone, where the address names nobody', [2, 3], [], ['Noor']],
  ['the member, and who is named', [1, 2, 3], [3], ['Noor', 'Lars']],
  ['who chose something, where the member chose nothing', [3], undefined, ['Lars']],
  ['who chose something, where the address names nobody else', [1, 3], [], ['An']],
  ['the member, where nobody chose anything', [], undefined, ['Noor']],
])('togetherOf names %s', (_who, filled, named, expected) => {
  const together = togetherOf({ member: noor, members: people, filled, named });
  expect(together.people.map(({ firstName }) => firstName)).toEqual(expected);
});

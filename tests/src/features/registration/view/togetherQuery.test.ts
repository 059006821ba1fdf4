import { expect, test } from 'vitest';
import { readTogether } from '#src/features/registration/view/togetherQuery.ts';

test.each([
  ['leden=3,4', [3, 4]],
  ['leden=3,3', [3]],
  ['', undefined],
  ['leden=', []],
  ['leden=-1,x,4', [4]],
])('readTogether reads %j', (query, uids) => {
  expect(readTogether(new URLSearchParams(query))).toEqual(uids);
});

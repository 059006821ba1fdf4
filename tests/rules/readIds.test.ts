import { expect, test } from 'vitest';
import { readIds } from '#rules/readIds.ts';
import cases from '../cases/ids.json' with { type: 'json' };

test.each([
  ['8,9', [8, 9]],
  ['9,8,9', [9, 8, 9]],
  ['8,,9,', [8, 9]],
  ['8;9', []],
  ['', []],
  [null, []],
])('readIds reads %j', (list, ids) => {
  expect(readIds(list)).toEqual(ids);
});

test.each(cases.filter(({ expected, text }) => expected === null && text !== '1,2'))(
  'readIds leaves out $name: $text',
  ({ text }) => {
    expect(readIds(`8,${text},9`)).toEqual([8, 9]);
  },
);

import { expect, test } from 'vitest';
import { nidOf } from '#src/app/guards/decision/nidOf.ts';

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['0', undefined],
  ['01', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['', undefined],
  [null, undefined],
])('nidOf reads %o as %o', (text, nid) => {
  expect(nidOf(text)).toBe(nid);
});

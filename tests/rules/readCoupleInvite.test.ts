import { expect, test } from 'vitest';
import { readCoupleInvite } from '#rules/readCoupleInvite.ts';

test('readCoupleInvite reads the inviter, the course and the tariff', () => {
  expect(readCoupleInvite('4;112;1121')).toBeUndefined();
  expect(readCoupleInvite('4;112:1121')).toEqual({ uid: 4, course: 112, tariff: 1121 });
});

test.each([
  '',
  '4',
  '4;112',
  '4;112:',
  ';112:1121',
  '0;112:1121',
  '4;01:1121',
  '4;112:2147483648',
  '4;112:1121 ',
])('readCoupleInvite reads no invitation from %j', (text) => {
  expect(readCoupleInvite(text)).toBeUndefined();
});

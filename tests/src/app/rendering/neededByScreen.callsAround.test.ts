import { expect, test } from 'vitest';
import { callsAround } from '#src/app/rendering/neededByScreen.ts';

test('callsAround asks for the family, the clubs and, at a club, for the order to pay', () => {
  expect(callsAround('/arabesk/winkelmandje', { uid: 1, club: 7 })).toEqual([
    '/api?q=get_user_family_members&uid=1',
    '/api?q=get_clubs_for_user',
    '/api?q=get_last_unpaid_order&club=7',
  ]);
  expect(callsAround('/dashboard', { uid: 1, club: undefined })).toHaveLength(2);
});

test('callsAround leaves the order out where the confirmation of an order says it itself', () => {
  expect(callsAround('/bevestiging/12', { uid: 1, club: 7 })).toHaveLength(2);
});

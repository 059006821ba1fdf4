import { beforeEach, expect, test } from 'vitest';
import { forgetStored, markLogin } from '#src/features/session/state/loginMark.ts';
import { isOwnDevice, rememberOwnDevice } from '#src/features/session/state/ownDevice.ts';

beforeEach(() => {
  forgetStored();
  markLogin(7, 1000);
});

test('isOwnDevice is true for the account that asked to stay, and for no other one', () => {
  expect(isOwnDevice(7)).toBe(false);
  rememberOwnDevice(7, true);
  expect(isOwnDevice(7)).toBe(true);
  expect(isOwnDevice(8)).toBe(false);
});

test.each([
  ['a logout', () => forgetStored()],
  ['the login of another account', () => markLogin(8, 2000)],
  ['a login of the same account that does not ask to stay', () => rememberOwnDevice(7, false)],
])('isOwnDevice is false after %s', (_what, happens) => {
  rememberOwnDevice(7, true);
  happens();
  expect(isOwnDevice(7)).toBe(false);
});

import { expect, test } from 'vitest';
import { loginOf } from '#src/features/account/view/loginOf.ts';

test('loginOf keeps the redirect', () => {
  expect(loginOf('?redirect=%2Farabesk')).toBe('/login?redirect=%2Farabesk');
  expect(loginOf('')).toBe('/login');
});

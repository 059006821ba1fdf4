import { describe, expect, test } from 'vitest';
import { parseSession } from '#src/api/entities/people/user.ts';
import { wireUser } from '../wireEntities.ts';

describe('parseSession', () => {
  const sessionOf = (user: object) => parseSession({ user: { ...wireUser, ...user } }).user;

  test('reads a birthdate as the day in Brussels', () => {
    expect(sessionOf({})?.birthdate).toBe('1985-03-01');
    expect(sessionOf({ birthdate: null })?.birthdate).toBeUndefined();
  });
  test('falls back to the older field names', () => {
    expect(sessionOf({ fname: undefined, lname: undefined, name: undefined })).toMatchObject({
      firstName: 'An',
      lastName: 'Peeters',
      name: 'An Peeters',
    });
  });
  test('reads a block with its reason', () => {
    expect(sessionOf({ blocked: '1', blocked_reason: 'Openstaande kostennota' })?.blocked).toEqual({
      reason: 'Openstaande kostennota',
    });
    expect(sessionOf({})?.blocked).toBeUndefined();
  });
  test('reads null as a visitor', () => expect(parseSession({ user: null }).user).toBeUndefined());
  test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 7])(
    'row 17: drops the admin address %j',
    (adminURL) => expect(parseSession({ user: wireUser, adminURL }).adminUrl).toBeUndefined(),
  );
});

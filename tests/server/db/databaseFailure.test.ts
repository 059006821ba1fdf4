import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databaseFailureOf } from '#server/db/databaseFailure.ts';

const withCode = (code: string) => Object.assign(new Error('…'), { code });

describe('databaseFailureOf', () => {
  it.each([
    ['55P03', 'busy'],
    ['40P01', 'busy'],
    ['57P01', 'unreachable'],
    ['08006', 'unreachable'],
    ['ECONNREFUSED', 'unreachable'],
    // A change on a standby.
    ['25006', 'unreachable'],
    ['23505', undefined],
    // Too many parameters: the database answers, and the statement is wrong.
    ['08P01', undefined],
  ])('%s means %s', (code, expected) => {
    expect(databaseFailureOf(withCode(code))).toBe(expected);
    expect(databaseFailureOf(new DrizzleQueryError('select 1', [], withCode(code)))).toBe(expected);
  });

  it.each([
    ['orders_uid_users_uid_fk', 'busy'],
    ['orders_club_nid_clubs_nid_fk', undefined],
  ])(
    'a row that %s refuses means %s: only a person can have been erased in the meantime',
    (constraint, expected) => {
      expect(databaseFailureOf(Object.assign(withCode('23503'), { constraint }))).toBe(expected);
    },
  );

  it('recognises a lost connection by its message', () => {
    expect(databaseFailureOf(new Error('Connection terminated unexpectedly'))).toBe('unreachable');
  });

  it('gives nothing for a fault of the program itself', () => {
    expect(databaseFailureOf(new TypeError('x is not a function'))).toBeUndefined();
    expect(databaseFailureOf('nonsense')).toBeUndefined();
  });
});

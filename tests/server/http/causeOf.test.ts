import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { causeOf } from '#server/http/causeOf.ts';

const ofDatabase = (fields: object, message = 'Key (mail)=(an@example.org) already exists') =>
  Object.assign(new Error(message), { severity: 'ERROR', ...fields });

describe('causeOf', () => {
  it.each([
    ['the driver', new Error('Query read timeout'), 'Query read timeout'],
    [
      'a full disk of the database',
      ofDatabase({ code: '53100' }, 'could not extend file "base/1":\n No space left on device'),
      'could not extend file "base/1": No space left on device (53100)',
    ],
    [
      'a row that a constraint refuses, without its values',
      ofDatabase({ code: '23505', constraint: 'users_mail', table: 'users' }),
      'state 23505 of the database, users_mail, users',
    ],
    [
      'each of several',
      new AggregateError([new Error('one'), ofDatabase({ code: '42703' })], ''),
      'one; state 42703 of the database',
    ],
    ['something that is no error', 'text', 'text'],
  ])('says what happened in one line: %s', (_what, error, line) => {
    expect(causeOf(error)).toBe(line);
    expect(causeOf(new DrizzleQueryError('select 17 kB', ['an@example.org'], error as Error))).toBe(line);
  });
});

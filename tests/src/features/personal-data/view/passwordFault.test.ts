import { expect, test } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { passwordFault } from '#src/features/personal-data/view/passwordFault.ts';

const problem = (key: string, message: string) => ({ uid: 1, key, path: [], message });
const refused = (...problems: readonly ReturnType<typeof problem>[]) =>
  new ApiFailure({ kind: 'refused', status: 422, errors: ['Geweigerd.'], problems });

test('passwordFault is the server’s message about the password', () => {
  const error = refused(problem('uid', 'Onbekend.'), problem('password', 'Klopt niet.'));
  expect(passwordFault(error)).toBe('Klopt niet.');
});

test.each([
  ['there is no error', null],
  ['something else was refused', refused(problem('uid', 'Onbekend.'))],
  ['the server is unreachable', new ApiFailure({ kind: 'offline' })],
])('passwordFault is undefined when %s', (_name, error) => {
  expect(passwordFault(error)).toBeUndefined();
});

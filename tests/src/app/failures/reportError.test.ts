import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { reportError } from '#src/app/failures/reportError.ts';
import { clearNotices } from '#src/features/notices/index.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { UserError } from '#src/platform/userError.ts';

const spyOnLog = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(clearNotices);

test('reportError shows a UserError with its title and message', () => {
  const log = spyOnLog();
  reportError(new UserError('Mislukt', 'De betaalpagina kon niet geopend worden.'));
  expect(noticesStore.getState().shown).toEqual([
    expect.objectContaining({
      tone: 'danger',
      title: 'Mislukt',
      message: 'De betaalpagina kon niet geopend worden.',
    }),
  ]);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  [
    'a refusal',
    new ApiFailure({
      kind: 'refused',
      status: 403,
      code: 'forbidden',
      errors: ['Noor Peeters mag dit niet'],
      problems: [],
    }),
    'Not handled: ApiFailure refused 403 forbidden',
  ],
  ['a failed call', new ApiFailure({ kind: 'offline' }), 'Not handled: ApiFailure offline'],
  ['a programming error', new TypeError('noor@example.org is undefined'), 'Not handled: TypeError'],
  ['a value that is not an error', 'noor@example.org', 'Not handled: string'],
])('reportError logs %s without personal data, and shows nothing', (_, error, logged) => {
  const log = spyOnLog();
  reportError(error);
  expect(log).toHaveBeenCalledExactlyOnceWith(logged);
  expect(noticesStore.getState().shown).toEqual([]);
});

import { expect, test } from 'vitest';
import { ApiFailure, type Failure } from '#src/api/apiFailure.ts';
import { failureText } from '#src/features/failures/view/failureText.ts';

const refused = { kind: 'refused', status: 409, errors: [], problems: [] } as const;

test.each<[Failure, RegExp]>([
  [{ kind: 'offline' }, /geen internet/],
  [{ kind: 'timeout' }, /te lang/],
  [{ kind: 'malformed' }, /bij het ophalen van de gegevens/],
  [{ kind: 'server', status: 502 }, /aan onze kant/],
  [{ ...refused, errors: ['Deze cursus is volzet.', 'Nog iets'] }, /^Deze cursus is volzet\.$/],
  [refused, /niet gelukt/],
])('failureText has a sentence for %j', (failure, text) =>
  expect(failureText(new ApiFailure(failure))).toMatch(text),
);

test('failureText hides the message of an unknown error', () =>
  expect(failureText(new Error('SELECT * FROM users'))).toBe('Er is iets misgegaan'));

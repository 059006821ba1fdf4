import { expect, test } from 'vitest';
import { ApiFailure, type Failure } from '#src/api/apiFailure.ts';
import { failureText, failureTexts } from '#src/features/failures/view/failureText.ts';

const refused = { kind: 'refused', status: 409, errors: [], problems: [] } as const;

test.each<[Failure, RegExp]>([
  [{ kind: 'offline' }, /geen internet/],
  [{ kind: 'timeout' }, /te lang/],
  [{ kind: 'malformed' }, /bij het ophalen van de gegevens/],
  [{ kind: 'server', status: 502, errors: [] }, /aan onze kant/],
  [{ kind: 'server', status: 500, errors: ['Er is iets misgegaan'] }, /aan onze kant/],
  [{ kind: 'server', status: 500, errors: [' '] }, /aan onze kant/],
  [{ kind: 'server', status: 503, errors: ['De kassa is gesloten.'] }, /^De kassa is gesloten\.$/],
  [
    { kind: 'server', status: 500, errors: ['Internal server error'] },
    /^Er loopt iets mis aan onze kant\. Probeer het straks opnieuw\. Dit zegt de server: “Internal server error”$/,
  ],
  [
    { ...refused, errors: ['Unknown operation'] },
    /^Dit is niet gelukt\. Dit zegt de server: “Unknown operation”$/,
  ],
  [{ ...refused, errors: ['Deze cursus is volzet.', 'Nog iets'] }, /^Deze cursus is volzet\.$/],
  [refused, /niet gelukt/],
])('failureText has a sentence for %j', (failure, text) =>
  expect(failureText(new ApiFailure(failure))).toMatch(text),
);

test('failureText hides the message of an unknown error', () =>
  expect(failureText(new Error('SELECT * FROM users'))).toBe('Er is iets misgegaan'));

test('failureTexts has every sentence of the server', () =>
  expect(failureTexts(new ApiFailure({ ...refused, errors: ['Volzet.', 'Not found'] }))).toEqual([
    'Volzet.',
    'Dit is niet gelukt. Dit zegt de server: “Not found”',
  ]));

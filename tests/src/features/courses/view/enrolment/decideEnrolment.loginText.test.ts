import { expect, test } from 'vitest';
import { loginText } from '#src/features/courses/view/enrolment/decideEnrolment.ts';

const login = 'Meld je aan of maak een account aan. Daarna ga je hier verder.';

test.each([
  ['names the account for a course', 'course', true, 'register', login],
  ['names the account for tickets of a club that asks for one', 'ticket', false, 'register', login],
  ['names the account for the waiting list of an event', 'ticket', true, 'queue', login],
  [
    'says that tickets need no account where the club sells them without',
    ...(['ticket', true, 'register'] as const),
    'Je hebt geen account nodig. We vragen alleen wie je bent.',
  ],
] as const)('loginText %s', (_what, type, sellsToGuests, may, text) =>
  expect(
    loginText({ do: 'log-in', tariff: 31 }, { may }, { club: { sellsToGuests }, course: { type } }),
  ).toBe(text),
);

test('loginText is empty where nobody has to log in', () =>
  expect(
    loginText({ do: 'nothing' }, undefined, { club: { sellsToGuests: true }, course: { type: 'ticket' } }),
  ).toBe(''));

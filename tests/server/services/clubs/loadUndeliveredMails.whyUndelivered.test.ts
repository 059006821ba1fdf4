import { expect, it } from 'vitest';
import { whyUndelivered } from '#server/services/clubs/loadUndeliveredMails.ts';

it.each([
  ['EENVELOPE 550', 'address'],
  ['EENVELOPE 552', 'full'],
  ['EMESSAGE 552', 'full'],
  ['EMESSAGE 554', 'refused'],
  ['EENVELOPE 450', 'unreachable'],
  ['ECONNECTION', 'unreachable'],
  ['EAUTH 535', 'unreachable'],
  ['took too long', 'unreachable'],
  ['', 'unreachable'],
])('whyUndelivered reads %j as %s', (failure, expected) => {
  expect(whyUndelivered(failure)).toBe(expected);
});

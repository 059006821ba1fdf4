import { expect, it } from 'vitest';
import { type LoadedTicket, ticketState } from '#server/services/tickets/loadTickets.ts';

const ticket: LoadedTicket = {
  ...{ id: 's1', code: 'abc', uid: 1, fname: 'An', lname: 'Peeters', courseNid: 131, tariff: 'Volwassene' },
  ...{ checkoutOid: 7, isCancelled: false, usedAt: null, isPaid: true, stand: null, row: null, number: null },
};
const usedAt = new Date(0);

it.each([
  ['paid', {}, 'valid'],
  ['not paid', { isPaid: false }, 'unpaid'],
  ['used', { usedAt }, 'used'],
  ['used, though never paid', { usedAt, isPaid: false }, 'used'],
  ['cancelled', { isCancelled: true }, 'cancelled'],
  ['cancelled and not paid', { isCancelled: true, isPaid: false }, 'cancelled'],
  ['used, then cancelled', { isCancelled: true, usedAt }, 'cancelled'],
] as const)('ticketState of a ticket that is %s', (_name, changes, state) => {
  expect(ticketState({ ...ticket, ...changes })).toBe(state);
});

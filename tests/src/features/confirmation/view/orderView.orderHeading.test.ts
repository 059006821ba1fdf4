import { expect, test } from 'vitest';
import { parseOrders } from '#src/api/entities/orders/order.ts';
import { orderHeading } from '#src/features/confirmation/view/orderView.ts';
import { wireItem, wireOrder } from '#tests/src/api/entities/wireEntities.ts';

const [wireRegistration] = wireOrder.registrations;

test.each([
  [{ Finn: 'registered' }, false, 'Je inschrijving is bevestigd'],
  [{ Finn: 'registered', Emma: 'registered' }, false, 'Finn en Emma zijn ingeschreven'],
  [{ Finn: 'queued' }, false, 'Finn staat op de wachtlijst'],
  [{ Finn: 'queued', Emma: 'queued' }, false, 'Finn en Emma staan op de wachtlijst'],
  [{ Finn: 'registered', Emma: 'queued' }, false, 'Finn is ingeschreven, Emma staat op de wachtlijst'],
  [{ Finn: 'queued' }, true, 'Je bestelling is bevestigd, Finn staat op de wachtlijst'],
  [{ Finn: 'registered' }, true, 'Je bestelling is bevestigd'],
  [{}, true, 'Je bestelling is bevestigd'],
])('orderHeading of %o, with a product: %o', (people, hasProduct, heading) => {
  const registrations = Object.entries(people).map(([name, status], uid) => ({
    ...{ ...wireRegistration, name, status, uid },
  }));
  const items = [
    ...registrations.map(() => wireItem),
    ...(hasProduct ? [{ ...wireItem, type: 'product' }] : []),
  ];
  const [order] = parseOrders([{ ...wireOrder, registrations, items }]);
  expect(order && orderHeading(order, { is: 'free' })).toBe(heading);
});

test('orderHeading names somebody once who has one place and waits for another', () => {
  const both = ['registered', 'queued'].map((status) => ({ ...wireRegistration, name: 'Finn', status }));
  const [order] = parseOrders([{ ...wireOrder, registrations: both }]);
  expect(order && orderHeading(order, { is: 'free' })).toBe(
    'Finn is ingeschreven en staat ook op een wachtlijst',
  );
});

test('orderHeading confirms nothing while a payment broke off', () => {
  const [order] = parseOrders([wireOrder]);
  const open = { ask: undefined, paidCents: 0, comesCents: 0, payCents: 17_050 };
  expect(order && orderHeading(order, { is: 'failed', ...open })).toBe('Je bestelling is nog niet betaald');
});

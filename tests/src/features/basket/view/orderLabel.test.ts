import { expect, test } from 'vitest';
import { orderLabel } from '#src/features/basket/view/orderLabel.ts';

const now = { total: 4_350, payNow: 4_350 };
const later = { total: 19_500, payNow: 0 };
const deposit = { total: 24_700, payNow: 5_000 };
const nothing = { total: 0, payNow: 0 };

test.each([
  ['says that an order is paid at once', [now], undefined, 'Bestellen en betalen · €\u00a043,50'],
  [
    'says that an order which is paid later binds to pay',
    [later],
    undefined,
    'Bestellen met betalingsverplichting · €\u00a0195,00',
  ],
  ['says that an order with a deposit is paid', [deposit], undefined, 'Bestellen en betalen · €\u00a0247,00'],
  [
    'adds the carts of a family, of which one is paid at once',
    [now, later, nothing],
    undefined,
    'Bestellen en betalen · €\u00a0238,50',
  ],
  ['keeps a plain word for an order that costs nothing', [nothing], undefined, 'Inschrijven'],
  ['shows the new total of a changed price', [now], 5_000, 'Bestellen en betalen · €\u00a050,00'],
  [
    'binds to pay when something free has a price now',
    [nothing],
    5_000,
    'Bestellen met betalingsverplichting · €\u00a050,00',
  ],
  ['keeps a plain word when an order became free', [now], 0, 'Inschrijven'],
])('orderLabel %s', (_title, carts, total, expected) => {
  expect(orderLabel(carts, 'Inschrijven', total)).toBe(expected);
});
